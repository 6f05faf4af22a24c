import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { type ButtonVariant, buttonStyle } from './button.styles.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
}

/** A link to another site, in a new tab and without telling it who we are; the arrow and the hidden words say so. */
function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const { common } = useTexts('site');
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({common.newTab})</VisuallyHidden>
      <Icon name="external" size={16} />
    </a>
  );
}

const Pressable = styled(ExternalLink)<{ $variant: ButtonVariant }>`${buttonStyle}`;

interface ExternalButtonProps extends ExternalLinkProps {
  variant?: ButtonVariant;
}

export function ExternalButton({ variant = 'primary', ...rest }: ExternalButtonProps) {
  return <Pressable $variant={variant} {...rest} />;
}
