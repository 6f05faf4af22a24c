import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

export const Aside = styled.section`
  grid-area: details;
  display: grid;
  align-content: start;
  gap: var(--space-l);
`;

export const Title = styled.h2`
  ${displayText}
  font-size: var(--font-size-h2);
`;

export const Rows = styled.dl`
  border-bottom: 1px solid var(--color-border);
  & > div {
    display: grid;
    grid-template-columns: 7.5rem 1fr;
    gap: var(--space-m);
    padding-block: 0.75rem;
    border-top: 1px solid var(--color-border);
  }
  dt {
    ${labelText}
    padding-top: 0.25rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
  dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  address { font-style: normal; }
  a { text-underline-offset: 0.2em; &:hover { color: var(--color-danger); } }
`;
