import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';

export const Sheet = styled.article`
  display: grid;
  gap: var(--space-xxl);
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--space-xl);
  ${media.large} {
    grid-template-columns: minmax(0, 1.35fr) minmax(22rem, 1fr);
    align-items: start;
    gap: var(--space-xxl);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-l);
  h1 { font-size: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem); overflow-wrap: anywhere; hyphens: manual; }
`;

/** Category and displacement; the rhombus has the colour of the class, as the cooling heads do. */
export const Kind = styled.p<{ $small: boolean }>`
  ${labelText}
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin-bottom: var(--space-s);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    background: ${({ $small }) => ($small ? 'var(--color-class-12)' : 'var(--color-brand-hover)')};
    transform: rotate(45deg);
  }
  span { text-transform: none; }
`;

export const Text = styled.p`
  max-width: 60ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--space-m);
  p { color: var(--color-text-muted); font-size: var(--font-size-small); }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-m); text-align: center; }
  a { flex: 1 1 auto; min-height: 3.25rem; }
`;
