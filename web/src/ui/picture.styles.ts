import styled from 'styled-components';
import { labelText } from '../theme/text.styles.ts';

/** The picture itself, quiet where it is still to come: in its own colour, or in none where its name says none. */
export const Shown = styled.img`
  transition: opacity 300ms;
  &[data-loading] { color: transparent; }
  &[data-loading=''] {
    background: linear-gradient(160deg, var(--color-surface), var(--color-background));
    opacity: 0.6;
  }
`;

/** Placeholder of a picture that did not load. */
export const Missing = styled.span<{ $ratio: number }>`
  ${labelText}
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--color-background);
  color: var(--color-text-muted);
`;
