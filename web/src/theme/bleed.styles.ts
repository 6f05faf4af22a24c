import { css } from 'styled-components';

/** Takes the first block of a page out to the edges of its column: undoes the padding of the layout's main part. */
export const bleed = css`
  margin: calc(-1 * ${({ theme }) => theme.space.xl}) calc(-1 * ${({ theme }) => theme.space.m}) 0;
  ${({ theme }) => theme.media.medium} { margin-inline: calc(-1 * ${({ theme }) => theme.space.xl}); }
  ${({ theme }) => theme.media.wide} { margin-top: calc(-1 * ${({ theme }) => theme.space.xxl}); }
`;
