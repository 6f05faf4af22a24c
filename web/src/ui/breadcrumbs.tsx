import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { media } from '../theme/media.ts';
import { rhombus, smallLabel } from '../theme/text.styles.ts';
import { PageLink } from './page-link.tsx';

const List = styled.ol`
  ${smallLabel}
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-bottom: var(--space-l);
  letter-spacing: 0.04em;
  li { display: flex; align-items: center; gap: inherit; }
  /* May be truncated: the heading shows the full name. */
  li:last-child { flex: 1; min-width: 0; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  li + li::before {
    ${rhombus('0.3125rem')}
    flex: none;
  }
  a {
    padding-block: 0.375rem;
    text-decoration: none;
    &:hover { color: var(--color-text); }
  }
  ${media.medium} { gap: 0.625rem; letter-spacing: 0.08em; }
`;

interface BreadcrumbsProps {
  ancestors?: readonly ReactNode[];
  current: ReactNode;
}

export function Breadcrumbs({ ancestors = [], current }: BreadcrumbsProps) {
  const { nav } = useTexts('site');
  return (
    <nav aria-label={nav.path}>
      <List>
        <li>
          <PageLink page="home">{nav.home}</PageLink>
        </li>
        {Children.map(ancestors, (link) => (
          <li>{link}</li>
        ))}
        <li aria-current="page">
          <span>{current}</span>
        </li>
      </List>
    </nav>
  );
}
