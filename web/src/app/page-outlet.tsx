import { Suspense, use } from 'react';
import { useText } from '../i18n/index.ts';
import { Notice } from '../ui/notice.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Screen } from './screens.ts';

/** The page that the address names. */
export function PageOutlet({ screen }: { screen: Screen }) {
  const t = useText();
  const reload = { label: t('common.reload'), run: () => window.location.reload() };
  return (
    <ErrorBoundary
      key={screen.title}
      fallback={<Notice role="alert" title={t('common.failedTitle')} text={t('common.pageFailed')} action={reload} />}
    >
      <Suspense>
        <Loaded screen={screen} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Waits for the page's code unless it has come already; the server, which has all of it, never waits. */
function Loaded({ screen }: { screen: Screen }) {
  const Page = screen.loaded() ?? use(screen.load());
  return <Page />;
}
