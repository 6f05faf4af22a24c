import type { PageName } from '@rombo/shared/contract/pages';
import { type ReactNode, useDeferredValue } from 'react';
import styled from 'styled-components';
import { type Language, useTexts } from '../../i18n/index.ts';
import { hasNavigated } from '../../loading/document-state.ts';
import { engineSheet } from '../../site/catalogue/my-engine.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { Wordmark } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/load-boundary.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { Drawer } from './drawer.tsx';
import { Sidebar } from './sidebar.tsx';

const SkipLink = styled.a`
  ${labelText}
  position: fixed;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 50;
  padding: 0.75rem 1rem;
  background: var(--color-text);
  color: var(--color-background);
  transform: translateY(-200%);
  &:focus { transform: none; }
`;

const Side = styled.div`
  display: none;
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 10;
  width: var(--sidebar-width);
  border-right: 1px solid var(--color-border);
  background: var(--color-background);
  overflow-y: auto;
  ${media.wide} { display: block; }
`;

const TopBar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 4rem;
  /* The menu button stands in the padding, so that the search stays in place when a slow device paints before it is parsed. */
  padding: 0 calc(3rem + max(0.5rem, env(safe-area-inset-right))) 0
    max(var(--space-m), env(safe-area-inset-left));
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
  a { text-decoration: none; }
  /* The padding of the page's scrolling is the place of this bar: the focus in it must not scroll. */
  > :is(a, button) { scroll-margin-top: calc(-1 * var(--top-bar)); }
  ${media.wide} { display: none; }
`;

const Page = styled.div<{ $bare: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.wide} {
    padding-left: ${({ $bare }) => ($bare ? '0' : 'var(--sidebar-width)')};
  }
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  padding: var(--space-xl) var(--gutter) var(--space-xxl);
  outline: none;
  ${media.wide} { padding-top: var(--space-xxl); }
`;

interface LayoutProps {
  page: PageName | null;
  path: string;
  offered?: Language | undefined;
  children: ReactNode;
}

const importParts = () => import('../frame/frame-parts.ts');
const HeaderSearch = lazyComponent(async () => (await importParts()).HeaderSearch);
const SearchField = lazyComponent(async () => (await importParts()).SearchField);
const LanguageOffer = lazyComponent(async () => (await importParts()).LanguageOffer);
const Footer = lazyComponent(async () => (await importParts()).Footer);
const CompareTray = lazyComponent(async () => (await importParts()).CompareTray);

/** Pages without versions in other languages, and those of the administrator. */
const withoutExtras: readonly (PageName | null)[] = ['admin', 'login', 'maintenance', null];

/** Frame of every page. Its links mark the new page as current only after the page's heading is rendered. */
export function Layout({ page, path, offered, children }: LayoutProps) {
  const { nav } = useTexts('site');
  const bare = page === 'maintenance';
  // The panel has its own search.
  const hasSearch = page !== 'admin' && page !== 'login';
  const EngineSheet = engineSheet.use();
  const deferred = { page: useDeferredValue(page), path: useDeferredValue(path) };
  return (
    <Page $bare={bare}>
      <SkipLink href="#content">{nav.skip}</SkipLink>
      {!bare && (
        <header>
          <nav aria-label={nav.label}>
            <Side>
              <Sidebar {...deferred}>{hasSearch && <SearchField />}</Sidebar>
            </Side>
            <TopBar>
              <PageLink page="home" aria-label={nav.homeLink}>
                <Wordmark />
              </PageLink>
              {hasSearch && <HeaderSearch />}
              <Drawer path={path}>
                <Sidebar {...deferred} />
              </Drawer>
            </TopBar>
          </nav>
        </header>
      )}
      {offered && !withoutExtras.includes(page) && <LanguageOffer path={path} offered={offered} />}
      <Main id="content" tabIndex={-1} data-moved={hasNavigated() || undefined}>
        {children}
      </Main>
      <Footer bare={bare} />
      <Toaster />
      {EngineSheet && <EngineSheet />}
      {!withoutExtras.includes(deferred.page) && deferred.page !== 'compare' && <CompareTray />}
    </Page>
  );
}
