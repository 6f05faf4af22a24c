import styled, { css } from 'styled-components';
import { labelText } from '../theme/text.styles.ts';
import { color } from '../theme/tokens.ts';

/** A field from label to error. */
export const FieldBox = styled.div`
  display: grid;
  gap: 0.375rem;
`;

export const FieldLabel = styled.label`
  ${labelText}
  color: ${({ theme }) => theme.color.text};
`;

export const FieldHint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

export const FieldError = styled.p`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`;

const control = css`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
  &[aria-invalid='true'] { border-color: ${({ theme }) => theme.color.danger}; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
`;

export const TextInput = styled.input`${control}`;
export const TextArea = styled.textarea`
  ${control}
  min-height: 8rem;
  resize: vertical;
`;

const CHEVRON = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="m3 6 5 5 5-5" fill="none" stroke="${color.muted}" stroke-width="1.5"/></svg>`,
);

/** The browser's own list behind the site's own arrow; where visitors choose the colours, the browser's arrow too. */
export const Select = styled.select`
  ${control}
  padding-right: 2.5rem;
  appearance: none;
  background-image: url('data:image/svg+xml,${CHEVRON}');
  background-position: right 0.75rem center;
  background-size: 1rem;
  background-repeat: no-repeat;
  text-overflow: ellipsis;
  @media (forced-colors: active) { appearance: auto; background-image: none; padding-right: 0.75rem; }
`;

export const CheckboxInput = styled.input`
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin: 0.0625rem 0 0;
  accent-color: ${({ theme }) => theme.color.brandHover};
  /* Empty, it looks like the other fields; ticked, as the browser draws it. */
  &:not(:checked) {
    appearance: none;
    border: 1px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius};
    background: ${({ theme }) => theme.color.panel};
    &[aria-invalid='true'] { border-color: ${({ theme }) => theme.color.danger}; }
  }
`;

export const CheckboxRow = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding-block: 0.625rem;
`;
