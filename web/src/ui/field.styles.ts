import styled, { css } from 'styled-components';
import { labelText } from '../theme/text.styles.ts';

export const FieldBox = styled.div`
  display: grid;
  gap: 0.375rem;
`;

export const FieldLabel = styled.label`
  ${labelText}
  color: var(--color-text);
`;

export const FieldHint = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

export const FieldError = styled.p`
  color: var(--color-danger);
  font-size: var(--font-size-small);
  font-weight: 600;
`;

const control = css`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius);
  background: var(--color-surface);
  /* Keeps the label of a refused field, which has the focus, in view. */
  scroll-margin-top: 3rem;
  &[aria-invalid='true'] { border-color: var(--color-danger); }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
`;

export const TextInput = styled.input`${control}`;
export const TextArea = styled.textarea`
  ${control}
  min-height: 8rem;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
  text-overflow: ellipsis;
`;

export const CheckboxInput = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: var(--color-brand-hover);
  &[aria-invalid='true'] { outline: 1px solid var(--color-danger); }
`;

export const CheckboxRow = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding-block: 0.625rem;
`;
