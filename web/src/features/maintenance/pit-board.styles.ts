import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

/** Like the board that is held out to a driver: few words, large, between lines. */
export const Board = styled.dl`
  width: 100%;
  max-width: 26rem;
  border-bottom: 1px solid var(--color-border-strong);
  & > div {
    display: grid;
    grid-template-columns: 6.5rem 1fr;
    align-items: baseline;
    gap: var(--space-m);
    padding-block: 0.75rem;
    border-top: 1px solid var(--color-border-strong);
  }
  dt {
    ${labelText}
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
  dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;

export const State = styled.dd<{ $closed: boolean }>`
  ${displayText}
  font-size: clamp(1.75rem, 3vw, 2.5rem);
  &::before {
    content: '';
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin: 0 0.5em 0.08em 0.1em;
    background: ${({ $closed }) => ($closed ? 'var(--color-brand-hover)' : 'var(--color-accent)')};
    transform: rotate(45deg);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-m);
  min-height: 2.75rem;
`;

export const Small = styled.p`
  max-width: 30rem;
  color: var(--color-text-muted);
`;
