import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

export const State = styled.p<{ $closed: boolean }>`
  ${displayText}
  font-size: var(--font-size-h2);
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

export const Facts = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-m);
    padding-block: var(--space-s);
    border-top: 1px solid var(--color-border);
  }
  dt { color: var(--color-text-muted); }
`;

export const Sign = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s) var(--space-m);
  margin-bottom: var(--space-l);
  padding: var(--space-s) var(--space-m);
  border-left: 4px solid var(--color-accent);
  background: var(--color-brand);
  color: var(--color-on-brand);
  > p { ${labelText} letter-spacing: 0.04em; text-transform: none; }
  > button { color: inherit; }
`;
