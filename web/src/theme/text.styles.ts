import { css } from 'styled-components';

/** Condensed, tight capitals for headings and large figures. */
export const displayText = css`
  font-family: var(--font-display);
  font-weight: 600;
  line-height: 0.95;
  text-transform: uppercase;
  text-wrap: balance;
`;

/** Small spaced capitals for labels, navigation and buttons. */
export const labelText = css`
  font-family: var(--font-display);
  font-weight: 600;
  font-size: var(--font-size-text);
  line-height: 1.2;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

export const smallLabel = css`
  ${labelText}
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

/** The rhombus of the brand as the content of a pseudo-element. */
export const rhombus = (size: string) => css`
  content: '';
  width: ${size};
  height: ${size};
  background: var(--color-brand-hover);
  transform: rotate(45deg);
`;
