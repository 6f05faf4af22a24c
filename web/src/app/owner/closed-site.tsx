import { pages } from '@rombo/shared/contract/pages';
import { type ReactNode, use } from 'react';
import styled from 'styled-components';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { panelAddress } from '../../routing/paths.ts';
import { useUser } from '../../session/api.ts';
import { PageAddress } from '../../ui/page-link.tsx';
import { useBottomBar } from '../../ui/toast.tsx';

const Strip = styled.p`
  position: sticky;
  bottom: 0;
  /* Above the sidebar, below its popover. */
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-m);
  padding: 0.5rem max(var(--space-m), env(safe-area-inset-left), env(safe-area-inset-right))
    max(0.5rem, env(safe-area-inset-bottom));
  background: var(--color-brand);
  color: var(--color-on-brand);
  a { color: inherit; }
`;

function OwnerStrip() {
  const texts = useTexts('notices').maintenance;
  const bar = useBottomBar<HTMLParagraphElement>();
  return (
    <Strip role="status" ref={bar}>
      <span>{texts.ownerStrip}</span>
      <Link href={panelAddress('impostazioni')}>{texts.ownerLink}</Link>
    </Strip>
  );
}

/** Shows a page of the closed site to the administrator, above a notice; redirects visitors. */
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
