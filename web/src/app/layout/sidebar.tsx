import { type PageName, pages } from '@rombo/shared/contract/pages';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { engineLink } from '../../site/catalogue/engine-link.ts';
import { labelText, smallLabel } from '../../theme/text.styles.ts';
import { Wordmark } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitcher } from './languages.tsx';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-xl);
  min-height: 100%;
  padding: 2.25rem var(--space-l) var(--space-l);
  /* Fits a laptop's viewport without scrolling. */
  @media (max-height: 56rem) { gap: var(--space-m); padding-block: var(--space-m); }
`;

const HomeLink = styled.span`a { display: inline-block; text-decoration: none; }`;

const Links = styled.ul`
  margin-inline: calc(-1 * var(--space-l));
  a {
    ${labelText}
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 var(--space-l);
    color: var(--color-text-muted);
    font-size: var(--font-size-lead);
    text-decoration: none;
    transition: color 120ms;
    &:hover { color: var(--color-text); }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current] {
      color: var(--color-text);
      box-shadow: inset 3px 0 var(--color-brand-hover);
    }
  }
`;

const More = styled(Links)`
  margin-top: calc(-1 * var(--space-m));
  padding-top: var(--space-m);
  border-top: 1px solid var(--color-border);
  a { font-size: var(--font-size-small); }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-m);
  margin-top: auto;
`;

const Tagline = styled.p`
  ${smallLabel}
  padding-top: var(--space-m);
  background: var(--gradient-heat) top / 100% 1px no-repeat;
`;

const more = ['guides', 'news', 'dealers', 'compare'] as const;
const entries = ['home', 'products', 'company', 'whereWeAre', 'contact'] as const;

export interface SidebarProps {
  /** The current page's path, without the language. */
  path: string;
  page: PageName | null;
  children?: ReactNode;
}

export const Sidebar = memo(function Sidebar({ path, page, children }: SidebarProps) {
  const { companyInfo, nav } = useTexts('site');
  const link = (entry: (typeof entries | typeof more)[number]) => {
    const isCurrent = entry === page || (entry !== 'home' && path.startsWith(`${pages[entry]}/`));
    return (
      <li key={entry}>
        <PageLink page={entry} aria-current={isCurrent ? 'page' : undefined}>
          {nav[entry]}
        </PageLink>
      </li>
    );
  };
  return (
    <Column>
      <HomeLink>
        <PageLink page="home" aria-label={nav.homeLink}>
          <Wordmark />
        </PageLink>
      </HomeLink>
      {children}
      <Links>{entries.map(link)}</Links>
      <More>
        <li>
          <PageLink {...engineLink}>{nav.engine}</PageLink>
        </li>
        {more.map(link)}
      </More>
      <Foot>
        <LanguageSwitcher path={path} />
        <Tagline>{companyInfo.tagline}</Tagline>
      </Foot>
    </Column>
  );
});
