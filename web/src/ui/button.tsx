import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonVariant, buttonStyle } from './button.styles.ts';

const Root = styled.button<{ $variant: ButtonVariant }>`${buttonStyle}`;
const Anchor = styled.a<{ $variant: ButtonVariant }>`${buttonStyle}`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Something that the button started is running: it cannot be pressed again. */
  busy?: boolean;
}

export function Button({ variant = 'primary', busy = false, disabled, type = 'button', ...rest }: ButtonProps) {
  return <Root $variant={variant} type={type} disabled={disabled || busy} aria-busy={busy || undefined} {...rest} />;
}

interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <Anchor $variant={variant} {...rest} />;
}
