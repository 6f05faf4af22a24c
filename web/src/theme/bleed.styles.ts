import { css } from 'styled-components';

/** Takes a block of a page out to the edges of its column: undoes the padding that the layout's main part has at its sides. */
export const bleedSides = css`
  margin-inline: calc(-1 * ${({ theme }) => theme.space.m});
  ${({ theme }) => theme.media.medium} { margin-inline: calc(-1 * ${({ theme }) => theme.space.xl}); }
`;

/** The same for the first block of a page, which goes up to the top as well. */
export const bleed = css`
  ${bleedSides}
  margin-top: calc(-1 * ${({ theme }) => theme.space.xl});
  ${({ theme }) => theme.media.wide} { margin-top: calc(-1 * ${({ theme }) => theme.space.xxl}); }
`;
