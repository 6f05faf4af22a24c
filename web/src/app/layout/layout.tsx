import type { PageName } from '@rombo/shared/contract/pages';
import { type ReactNode, useDeferredValue } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Late } from '../../loading/late.tsx';
import { lazyCode } from '../../loading/lazy-code.ts';
import { hasMoved } from '../../loading/navigation.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import { Main, Page, Side, SkipLink, TopBar } from './layout.styles.ts';
import { Sidebar } from './sidebar.tsx';

export interface LayoutProps {
  page: PageName | null;
  path: string;
  children: ReactNode;
}

const extras = lazyCode(() => import('./frame-extras.tsx'));
// The server's first page has the field in the menu too.
if (import.meta.env.SSR) await extras.load();

const menuSearch = <Late code={extras}>{({ MenuSearch }) => <MenuSearch />}</Late>;

/**
 * The frame of every page; the maintenance page stands in it alone, above the company's details. After a tap its links mark the present
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
                <Sidebar {...place}>{menuSearch}</Sidebar>
              </Drawer>
            </TopBar>
          </nav>
        </header>
      )}
      <Main id="content" tabIndex={-1} data-moved={hasMoved() || undefined}>
        {children}
      </Main>
      <Footer bare={bare} />
      <Late code={extras}>{({ FrameExtras }) => <FrameExtras {...place} />}</Late>
    </Page>
  );
}
