import { useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { useBottomBar } from '../../ui/bottom-bar.ts';
import { PageLink } from '../../ui/page-link.tsx';

const Strip = styled.p`
  position: sticky;
  bottom: 0;
  /* Above the sidebar, below its popover. */
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-m);
  padding: 0.5rem var(--space-m);
  background: var(--color-brand);
  color: var(--color-on-brand);
  a { color: inherit; }
`;

/** Tells the administrator that visitors do not see this page now. */
export function OwnerStrip() {
  const texts = useTexts('notices').maintenance;
  const bar = useRef<HTMLParagraphElement>(null);
  useBottomBar(bar);
  return (
    <Strip role="status" ref={bar}>
      <span>{texts.ownerStrip}</span>
      <PageLink page="admin" query="tab=impostazioni">
        {texts.ownerLink}
      </PageLink>
    </Strip>
  );
}
