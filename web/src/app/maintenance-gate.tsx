import { type PageName, pages } from '@rombo/shared/pages';
import { type ReactNode, use } from 'react';
import { Redirect } from 'wouter';
import { useMaintenance } from '../features/settings/api.ts';
import { PageAddress } from '../ui/page-link.tsx';

const OPEN_PAGES: readonly (PageName | null)[] = ['maintenance', 'admin', 'login'];

export interface MaintenanceGateProps {
  page: PageName | null;
  children: ReactNode;
}

/** Sends visitors to the maintenance page while the site is closed; the pages behind the scenes stay reachable. */
export function MaintenanceGate({ page, children }: MaintenanceGateProps) {
  return OPEN_PAGES.includes(page) ? children : <Closable>{children}</Closable>;
}

/** Shows the page at once, and when the setting cannot be read as well: a visitor is worth more than the switch. */
function Closable({ children }: { children: ReactNode }) {
  const address = use(PageAddress);
  const { active } = useMaintenance();
  return active ? <Redirect to={address(pages.maintenance)} replace /> : children;
}
