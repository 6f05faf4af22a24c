import type { PageName } from '@rombo/shared/contract/pages';
import { type ReactNode, useDeferredValue } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { LoadBoundary } from '../../loading/load-boundary.tsx';
import { hasMoved } from '../../loading/navigation.ts';
import { MenuSearch, SearchShortcut } from '../../site/catalogue/search/search-elsewhere.tsx';
import { CompareTray } from '../../site/compare/tray.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import { LanguageHint } from './language-hint.tsx';
import { Main, Page, Side, SkipLink, TopBar } from './layout.styles.ts';
import { Sidebar } from './sidebar.tsx';

export interface LayoutProps {
  page: PageName | null;
  path: string;
  children: ReactNode;
}

/** A part of the frame whose texts come after the page. */
const Later = ({ children }: { children: ReactNode }) => <LoadBoundary failed={() => null}>{children}</LoadBoundary>;

/** Pages without an English address, and those of the administrator. */
const withoutExtras: readonly (PageName | null)[] = ['admin', 'login', 'maintenance', null];

/**
 * The frame of every page; the maintenance page stands in it alone, above the company's details. After a tap its links mark the current
 * page once the heading of that page is drawn.
 */
export function Layout({ page, path, children }: LayoutProps) {
  const { nav } = useTexts('site');
  const bare = page === 'maintenance';
  const place = { page: useDeferredValue(page), path: useDeferredValue(path) };
  return (
    <Page $bare={bare}>
      <SkipLink href="#content">{nav.skip}</SkipLink>
      {!bare && (
        <header>
          <nav aria-label={nav.label}>
            <Side>
              <Sidebar {...place} />
            </Side>
            <TopBar>
              <PageLink page="home" aria-label={nav.homeLink}>
                <Wordmark />
              </PageLink>
              <Drawer path={path}>
                <Sidebar {...place}>
                  <Later>
                    <MenuSearch />
                  </Later>
                </Sidebar>
              </Drawer>
            </TopBar>
          </nav>
        </header>
      )}
      <Main id="content" tabIndex={-1} data-moved={hasMoved() || undefined}>
        {children}
      </Main>
      <Footer bare={bare} />
      <Toaster />
      {!withoutExtras.includes(place.page) && (
        <>
          <SearchShortcut page={place.page} />
          <Later>{place.page !== 'compare' && <CompareTray />}</Later>
          <LanguageHint path={place.path} />
        </>
      )}
    </Page>
  );
}
