import styled from 'styled-components';
import { labelText } from '../theme/text.styles.ts';
import { Icon } from './icon.tsx';
import { PageLink, type PageLinkProps } from './page-link.tsx';

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
