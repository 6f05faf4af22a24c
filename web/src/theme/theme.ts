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
    still: '@media (prefers-reduced-motion: reduce)',
  },
} as const;
