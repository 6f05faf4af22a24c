import { css } from 'styled-components';
import { labelText } from '../theme/text.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const variants = {
  primary: css`
    background: ${({ theme }) => theme.color.brand};
    color: ${({ theme }) => theme.color.onBrand};
    &:hover:not(:disabled) { background: ${({ theme }) => theme.color.brandHover}; }
  `,
  secondary: css`
    border-color: ${({ theme }) => theme.color.edge};
    color: ${({ theme }) => theme.color.text};
    &:hover:not(:disabled) { border-color: ${({ theme }) => theme.color.text}; }
  `,
  ghost: css`
    padding-inline: ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.muted};
    &:hover:not(:disabled) { color: ${({ theme }) => theme.color.text}; }
  `,
  danger: css`
    border-color: ${({ theme }) => theme.color.brandHover};
    color: ${({ theme }) => theme.color.danger};
    &:hover:not(:disabled) { background: ${({ theme }) => theme.color.brand}; color: ${({ theme }) => theme.color.onBrand}; }
  `,
};

/** The look that buttons and links share when they are something to press. */
export const buttonStyle = css<{ $variant: ButtonVariant }>`
  ${labelText}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.s};
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius};
  background: none;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 120ms, border-color 120ms, color 120ms;
  ${({ $variant }) => variants[$variant]}
  &:disabled { opacity: 0.55; cursor: not-allowed; }
`;
