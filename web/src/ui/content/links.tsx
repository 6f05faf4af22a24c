import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { arrowed } from '../../theme/layout.styles.ts';
import { labelText } from '../../theme/text.styles.ts';
import { type ButtonVariant, buttonStyle } from '../button.tsx';
import { Icon, VisuallyHidden } from '../icon.tsx';
import { PageLink, type PageLinkProps } from '../page-link.tsx';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
}

/** A link to another site in a new tab, without a referrer. The icon and the hidden text announce the new tab. */
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

export const ExternalButton = (props: ExternalLinkProps) => <Pressable $variant="secondary" {...props} />;

const Anchor = styled(PageLink)`
  ${labelText}
  ${arrowed}
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
`;

export function ArrowLink({ children, ...rest }: PageLinkProps) {
  return (
    <Anchor {...rest}>
      {children}
      <Icon name="forward" />
    </Anchor>
  );
}
