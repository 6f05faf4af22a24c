import type { PageName } from '@rombo/shared/contract/pages';
import { company } from '@rombo/shared/words/company';
import { byLanguage, defaultLanguage, type Language } from '@rombo/shared/words/languages';
import { type ReactNode, use, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLocation } from 'wouter';
import { useMaintenance } from '../api/reads.ts';
import { LanguageProvider, useLanguage, useTexts } from '../i18n/index.ts';
import { type Failure, lazyDefault } from '../loading/lazy.ts';
import { addressIn, resolvePath } from '../routing/paths.ts';
import { Button } from '../ui/button.tsx';
import { LoadBoundary, lazyComponent, RetryBar, useRetry } from '../ui/load-boundary.tsx';
import { PageOpening } from '../ui/page-heading.tsx';
import { PageAddress, PageParameters, SiteOrigin } from '../ui/page-link.tsx';
import { useSignedIn } from '../ui/stored.ts';
import { Layout } from './layout/layout.tsx';
import { partsOf, type ScreenName, screens } from './screens.ts';

interface SiteProps {
  origin: string;
  language: Language;
  /** Language that the page is offered in as well. */
  offered?: Language | undefined;
}

/** Functions that return a path's address in a language. They must be stable: a new function would re-render every link. */
const addresses = byLanguage((language) => (path: string) => addressIn(language, path));

export function Site({ origin, language, offered }: SiteProps) {
  const [pathname] = useLocation();
  const { page, path, parameters, language: addressLanguage } = resolvePath(pathname);
  return (
    <LanguageProvider addressLanguage={addressLanguage} initialLanguage={language}>
      <PageAddress value={addresses[addressLanguage ?? defaultLanguage]}>
        <MaintenanceGate page={page}>
          <Layout page={page} path={path} offered={offered}>
            <SiteOrigin value={origin}>
              <PageParameters value={parameters}>
                <PageOutlet name={page ?? 'notFound'} />
                {page && <AdminEditLink page={page} />}
              </PageParameters>
            </SiteOrigin>
          </Layout>
        </MaintenanceGate>
        <RetryBar pathname={pathname} />
      </PageAddress>
    </LanguageProvider>
  );
}

const EXEMPT_PAGES: readonly (PageName | null)[] = ['maintenance', 'admin', 'login'];

/** Sends visitors to the maintenance page while the site is closed; exempt pages stay reachable. */
function MaintenanceGate({ page, children }: { page: PageName | null; children: ReactNode }) {
  return EXEMPT_PAGES.includes(page) ? children : <MaintenanceCheck>{children}</MaintenanceCheck>;
}

const SETTING_TIMEOUT_MS = 3000;

/**
 * Shows nothing until the setting is known, so that no part of the page appears before the redirect. Shows the page if the setting
 * cannot be read or takes too long.
 */
function MaintenanceCheck({ children }: { children: ReactNode }) {
  const { active, loading } = useMaintenance();
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), SETTING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (loading && isWaiting) return null;
  if (!active) return children;
  return (
    <LoadBoundary failed={() => children}>
      <LazyClosedSite>{children}</LazyClosedSite>
    </LoadBoundary>
  );
}

const EditLink = lazyComponent(async () => (await import('./owner/edit-link.tsx')).default, { onDemand: true });

/** The administrator's link from a page to its form. */
const AdminEditLink = ({ page }: { page: PageName }) => useSignedIn() && <EditLink page={page} />;

const closedSite = lazyDefault(() => import('./owner/closed-site.tsx'));

function LazyClosedSite({ children }: { children: ReactNode }) {
  const ClosedSite = use(closedSite.promise());
  return <ClosedSite>{children}</ClosedSite>;
}

function PageOutlet({ name }: { name: ScreenName }) {
  const { common } = useTexts('site');
  const loading = (
    <>
      <title>{company.brand}</title>
      <DelayedStatus role="status">{common.loading}</DelayedStatus>
    </>
  );
  return (
    <LoadBoundary key={name} loading={loading} failed={(failure) => <PageFailed failure={failure} />}>
      <Page name={name} />
    </LoadBoundary>
  );
}

/** Appears after a delay: most pages load sooner. */
const DelayedStatus = styled.p`animation: appear 0.2s 0.6s backwards;`;

function Page({ name }: { name: ScreenName }) {
  const { language } = useLanguage();
  // Requests all parts in parallel, before `use` suspends on the first one.
  const promises = partsOf(name, language).map((part) => part.promise());
  for (const promise of promises) use(promise);
  const PageComponent = use(screens[name].promise());
  return <PageComponent />;
}

/** Replaces a page that did not load; the rest of the site stays usable. */
function PageFailed({ failure }: { failure: Failure }) {
  const { common } = useTexts('site');
  const { text, action } = useRetry(failure);
  return (
    <>
      <title>{company.brand}</title>
      <div role="alert">
        <PageOpening title={common.failedTitle} lead={text} />
      </div>
      <Button variant="secondary" onClick={action.run}>
        {action.label}
      </Button>
    </>
  );
}
