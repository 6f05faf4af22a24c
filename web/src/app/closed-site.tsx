import { pages } from '@rombo/shared/contract/pages';
import { type ReactNode, use } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useUser } from '../session/api.ts';
import { OwnerStrip } from '../site/maintenance/owner-strip.tsx';
import { PageAddress } from '../ui/page-link.tsx';

/** A page while the site is closed: whoever is signed in sees it, above a strip that says so; everybody else is sent away. */
export default function ClosedSite({ children }: { children: ReactNode }) {
  const address = use(PageAddress);
  const [path] = useLocation();
  const search = useSearch();
  const { data: user, loading } = useUser();
  if (loading) return null;
  if (!user) {
    const from = search ? `${path}?${search}` : path;
    return <Redirect to={address(pages.maintenance)} replace state={{ from }} />;
  }
  return (
    <>
      {children}
      <OwnerStrip />
    </>
  );
}
