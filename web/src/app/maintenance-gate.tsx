import type { PageName } from '@rombo/shared/contract/pages';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useMaintenance } from '../api/reads.ts';
import { lazyDefault } from '../loading/lazy.ts';
import { LoadBoundary } from '../ui/load-boundary.tsx';

/** Only needed while the site is closed. */
const closedSite = lazyDefault(() => import('./closed-site.tsx'));

function Closed({ children }: { children: ReactNode }) {
  const ClosedSite = use(closedSite.promise());
  return <ClosedSite>{children}</ClosedSite>;
}

const OPEN_PAGES: readonly (PageName | null)[] = ['maintenance', 'admin', 'login'];

/** Timeout of the maintenance setting, in milliseconds. */
const SETTING_TIMEOUT_MS = 3000;

/** Sends visitors to the maintenance page while the site is closed; exempt pages stay reachable. */
export function MaintenanceGate({ page, children }: { page: PageName | null; children: ReactNode }) {
  return OPEN_PAGES.includes(page) ? children : <Closable>{children}</Closable>;
}

function useIsWaiting(loading: boolean): boolean {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), SETTING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return loading && isWaiting;
}

/**
 * Shows the page once the site is known to be open, so that nothing of it flashes before the redirect; and also when the setting
 * cannot be read or is long in coming: a visitor is worth more than the switch.
 */
function Closable({ children }: { children: ReactNode }) {
  const { active, loading } = useMaintenance();
  const waiting = useIsWaiting(loading);
  if (waiting) return null;
  if (!active) return children;
  return (
    <LoadBoundary failed={() => children}>
      <Closed>{children}</Closed>
    </LoadBoundary>
  );
}
