import type { PageName } from '@rombo/shared/pages';
import { type ReactNode, use } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Late } from '../../loading/late.tsx';
import { lazyCode } from '../../loading/lazy-code.ts';
import { FocusHeading } from '../../ui/page-heading.tsx';
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

/** The frame of every page; the maintenance page stands in it alone, above the company's details. */
export function Layout({ page, path, children }: LayoutProps) {
  const { nav } = useTexts('site');
  const bare = page === 'maintenance';
  return (
    <Page $bare={bare}>
      <SkipLink href="#content">{nav.skip}</SkipLink>
      {!bare && (
        <header>
          <nav aria-label={nav.label}>
            <Side>
              <Sidebar page={page} path={path} />
            </Side>
            <SmallScreenBar key={path + nav.open} page={page} path={path} />
          </nav>
        </header>
      )}
      <Main id="content" tabIndex={-1} data-moved={use(FocusHeading) || undefined}>
        {children}
      </Main>
      <Footer bare={bare} />
      <Late code={extras}>{({ FrameExtras }) => <FrameExtras page={page} path={path} />}</Late>
    </Page>
  );
}

/** Logo and menu button; a change of page or of language closes the menu because the bar is then another one. */
function SmallScreenBar({ page, path }: Omit<LayoutProps, 'children'>) {
  const { nav } = useTexts('site');
  return (
    <TopBar>
      <PageLink page="home" aria-label={nav.homeLink}>
        <Wordmark />
      </PageLink>
      <Drawer>
        <Sidebar page={page} path={path}>
          <Late code={extras}>{({ MenuSearch }) => <MenuSearch />}</Late>
        </Sidebar>
      </Drawer>
    </TopBar>
  );
}
