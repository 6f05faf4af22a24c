import { color, font, heat, radius, sidebar, size, space } from './tokens.ts';

/** Everything that a component may use to look like the rest. */
export const theme = {
  color,
  heat,
  space,
  font,
  size,
  radius,
  sidebar,
  media: {
    medium: '@media (min-width: 40rem)',
    /** From here the sidebar is always there. */
    wide: '@media (min-width: 64rem)',
    large: '@media (min-width: 80rem)',
    /** Room for a picture beside a headline, phones on their side included. */
    beside: '@media (min-width: 64rem), (min-width: 40rem) and (max-height: 30rem)',
    still: '@media (prefers-reduced-motion: reduce)',
  },
} as const;
