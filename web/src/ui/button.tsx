import type { ComponentProps, MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { labelText } from '../theme/text.styles.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const variants = {
  primary: css`
    background: var(--color-brand);
    color: var(--color-on-brand);
    &:hover:not(:disabled) { background: var(--color-brand-hover); }
  `,
  secondary: css`
    border-color: var(--color-border-strong);
    color: var(--color-text);
    &:hover:not(:disabled) { border-color: var(--color-text); }
  `,
  ghost: css`
    padding-inline: var(--space-s);
    color: var(--color-text-muted);
    &:hover:not(:disabled) { color: var(--color-text); }
  `,
  danger: css`
    border-color: var(--color-brand-hover);
    color: var(--color-danger);
    &:hover:not(:disabled) { background: var(--color-brand); color: var(--color-on-brand); }
  `,
};

/** Styles shared by buttons and links that look like buttons. */
export const buttonStyle = css<{ $variant: ButtonVariant }>`
  ${labelText}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-s);
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid transparent;
  border-radius: var(--radius);
  text-decoration: none;
  cursor: pointer;
  transition: 120ms;
  ${({ $variant }) => variants[$variant]}
  &:disabled, &[aria-busy] { opacity: 0.55; cursor: default; }
`;

const Root = styled.button<{ $variant: ButtonVariant }>`${buttonStyle}`;
const Anchor = styled.a<{ $variant: ButtonVariant }>`${buttonStyle}`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Ignores presses while the action of the button is running. It stays focusable, so that keyboard users keep their place. */
  busy?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({ variant = 'primary', busy = false, type = 'button', ...rest }: ButtonProps) {
  const state = busy && ({ 'aria-busy': true, 'aria-disabled': true, onClick: ignore } as const);
  return <Root $variant={variant} type={type} {...rest} {...state} />;
}

interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <Anchor $variant={variant} {...rest} />;
}

const Square = styled.button<{ $muted: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  ${({ $muted }) => $muted && css`color: var(--color-text-muted); &:hover { color: var(--color-text); }`}
`;

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  size?: number;
  muted?: boolean;
}

/** A button with an icon only; requires an `aria-label`. */
export function IconButton({ icon, size = 20, muted = false, ...rest }: IconButtonProps) {
  return (
    <Square type="button" $muted={muted} {...rest}>
      <Icon name={icon} size={size} />
    </Square>
  );
}
