/** Media queries. Constants, because a media query cannot use a custom property. */
export const media = {
  medium: '@media (min-width: 40rem)',
  /** From this width the catalogue shows cards instead of rows. */
  tablet: '@media (min-width: 48rem)',
  /** From this width the sidebar is fixed. */
  wide: '@media (min-width: 64rem)',
  large: '@media (min-width: 80rem)',
  /** From this width cards are low enough for two rows in a desktop viewport. */
  desktop: '@media (min-width: 100rem)',
  /** Wide enough for a picture beside a headline, including phones in landscape. */
  beside: '@media (min-width: 64rem), (min-width: 40rem) and (max-height: 30rem)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Value of `--color-background`, for the browser's frame: a meta tag cannot use a custom property. */
export const THEME_COLOR = '#08090b';
