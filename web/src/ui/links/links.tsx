import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { labelText } from '../../theme/text.styles.ts';
import { type ButtonVariant, buttonStyle } from '../button.tsx';
import { Icon, VisuallyHidden } from '../icon.tsx';
import { PageLink, type PageLinkProps } from '../page-link.tsx';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
}

/** A link to another site, in a new tab and without telling it who we are; the arrow and the hidden words say so. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
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

const Anchor = styled(PageLink)`
  ${labelText}
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  text-decoration: none;
  svg {
    color: var(--color-brand-hover);
    transition: transform 160ms;
  }
  &:hover svg { transform: translateX(0.25rem); }
`;

export function ArrowLink({ children, ...rest }: PageLinkProps) {
  return (
    <Anchor {...rest}>
      {children}
      <Icon name="forward" />
    </Anchor>
  );
}
