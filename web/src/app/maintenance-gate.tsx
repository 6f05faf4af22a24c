import { type PageName, pages } from '@rombo/shared/pages';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useMaintenance } from '../features/settings/api.ts';
import { PageAddress } from '../ui/page-link.tsx';

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
  const address = use(PageAddress);
  const [path] = useLocation();
  const search = useSearch();
  const { active, loading } = useMaintenance();
  const waiting = useIsWaiting(loading);
  if (waiting) return null;
  const from = search ? `${path}?${search}` : path;
  return active ? <Redirect to={address(pages.maintenance)} replace state={{ from }} /> : children;
}
