import { css } from 'styled-components';
import { media } from './media.ts';

/** Extends a block to the edges of its column, by undoing the horizontal padding of the layout's main element. */
export const bleedSides = css`margin-inline: calc(-1 * var(--gutter));`;

/** A grid with lines between its cells. */
export const ruled = css`
  display: grid;
  gap: 1px;
  border: 1px solid var(--color-border);
  background: var(--color-border);
`;

/** A link that makes its whole card clickable: the next positioned ancestor. */
export const cardLink = css`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.15em; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--color-focus); outline-offset: -4px; }
`;

/** A link with an arrow that moves on hover. */
export const arrowed = css`
  text-decoration: none;
  svg { flex: none; color: var(--color-brand-hover); transition: transform 160ms; }
  &:hover svg { transform: translateX(0.25rem); }
`;

export const columns = (wide: string) => css`
  display: grid;
  gap: var(--space-xl);
  ${media.large} { grid-template-columns: ${wide}; gap: var(--space-xxl); }
`;
