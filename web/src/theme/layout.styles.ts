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

/** Plates beside each other, a line between them. */
export const ruled = css`
  display: grid;
  gap: 1px;
  border: 1px solid var(--color-border);
  background: var(--color-border);
`;

/** A link with an arrow at its end, which moves on. */
export const arrowed = css`
  text-decoration: none;
  svg { flex: none; color: var(--color-brand-hover); transition: transform 160ms; }
  &:hover svg { transform: translateX(0.25rem); }
`;

/** Two columns on a wide screen, one below the other on others. */
export const columns = (wide: string) => css`
  display: grid;
  gap: var(--space-xl);
  ${media.large} { grid-template-columns: ${wide}; gap: var(--space-xxl); }
`;
