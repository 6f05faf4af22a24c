/** Media queries. They are constants because a media query cannot use a custom property. */
export const media = {
  medium: '@media (min-width: 40rem)',
  /** From here the catalogue shows cards instead of rows. */
  tablet: '@media (min-width: 48rem)',
  /** From here the sidebar is always there. */
  wide: '@media (min-width: 64rem)',
  large: '@media (min-width: 80rem)',
  /** Low cards, so that two rows of them fit a desktop's window. */
  desktop: '@media (min-width: 100rem)',
  /** Room for a picture beside a headline, phones on their side included. */
  beside: '@media (min-width: 64rem), (min-width: 40rem) and (max-height: 30rem)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;

/** `--palette-ink`, for the browser's frame: a meta tag cannot use a custom property. */
export const THEME_COLOR = '#08090b';
