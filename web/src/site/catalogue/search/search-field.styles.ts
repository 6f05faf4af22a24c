import styled from 'styled-components';
import { TextInput } from '../../../ui/field.tsx';

export const Form = styled.form`
  position: relative;
  display: flex;
  gap: var(--space-s);
  margin-bottom: var(--space-m);
  max-width: 46rem;
`;

export const Input = styled(TextInput)`
  flex: 1;
  min-width: 0;
`;

export const List = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 5;
  border: 1px solid var(--color-border-strong);
  background: var(--color-surface);
  a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-m);
    min-height: 2.75rem;
    padding: 0.625rem 0.75rem;
    text-decoration: none;
    &:hover { background: var(--color-background); }
  }
  a[aria-selected='true'] { background: var(--color-background); box-shadow: inset 3px 0 var(--color-brand-hover); }
  small { color: var(--color-text-muted); font-size: var(--font-size-small); font-variant-numeric: tabular-nums; }
`;
