import { css } from 'styled-components';
import { media } from './media.ts';

/** Takes a block of a page out to the edges of its column: undoes the padding that the layout's main part has at its sides. */
export const bleedSides = css`
  margin-inline: calc(-1 * var(--gutter));
`;

/** The same for the first block of a page, which goes up to the top as well. */
export const bleed = css`
  ${bleedSides}
  margin-top: calc(-1 * var(--space-xl));
  ${media.wide} { margin-top: calc(-1 * var(--space-xxl)); }
`;
