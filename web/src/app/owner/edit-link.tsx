import type { PageName, PanelTab } from '@rombo/shared/contract/pages';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { tabName } from '../../i18n/tab-name.ts';
import { navigation } from '../../loading/document-state.ts';
import { panelAddress } from '../../routing/paths.ts';
import { media } from '../../theme/media.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { type EditTarget, editPencil } from '../../ui/edit-slot.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';

const Button = styled.a<{ $variant: 'secondary' }>`
  ${buttonStyle}
  background: var(--color-surface);
`;

/** In the corner of the element that shows the item, outside the flow. */
const PencilLink = styled.a`
  position: absolute;
  inset: 0 0 auto auto;
  z-index: 2;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid var(--color-border-strong);
  background: var(--color-surface);
  color: var(--color-text);
  &:hover { border-color: var(--color-text); }
  :has(> &) { position: relative; }
  /* Over the picture of a product's card: its buttons are on the right. */
  [data-screen] + & { inset: 0 auto auto 0; }
`;

/** Fixed, so it causes no layout shift. Pages with a pencil do not show it. */
const Corner = styled.div`
  position: fixed;
  left: max(var(--space-m), env(safe-area-inset-left));
  bottom: calc(var(--toast-room, env(safe-area-inset-bottom)) + var(--page-bar) + var(--space-m));
  z-index: 8;
  main:has(${PencilLink}) & { display: none; }
  ${media.wide} { left: calc(var(--sidebar-width) + var(--space-m)); }
`;

/** History state that makes the form return here when it is closed. */
const RETURN_STATE = { fromList: true };

/** The item that was last edited from a page, until its pencil is focused after the return. */
let lastEdited: EditTarget | undefined;

function Pencil(target: EditTarget) {
  const { tab, id, name } = target;
  const { products: texts } = useTexts('panel');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // A page can have several pencils for its tab's only item. The slide may not be shown any more.
    const isSame = id ? lastEdited?.id === id : lastEdited?.name === name;
    if (lastEdited?.tab !== tab || !(isSame || tab === 'slide') || navigation.followsLink) return undefined;
    // The page's heading takes the focus in the first frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        lastEdited = undefined;
        link.current?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [tab, id, name]);
  const onClick = () => {
    lastEdited = target;
  };
  return (
    <Link href={panelAddress(tab, id)} state={RETURN_STATE} onClick={onClick} asChild>
      <PencilLink ref={link} data-screen>
        <svg width={18} height={18} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M4 20v-4L16 4l4 4L8 20zM13 7l4 4" />
        </svg>
        <VisuallyHidden>
          {texts.edit} {name}
        </VisuallyHidden>
      </PencilLink>
    </Link>
  );
}

/** Tabs of the lists that pages show. A list without items has no pencil. */
const tabs: Record<PageName, PanelTab | null> = {
  home: 'slide',
  company: null,
  products: 'prodotti',
  product: null,
  compare: null,
  classes: null,
  whereWeAre: null,
  dealers: 'rivenditori',
  news: 'risultati',
  season: 'risultati',
  newsItem: null,
  guides: 'guide',
  guide: null,
  contact: null,
  privacy: null,
  cookies: null,
  maintenance: null,
  login: null,
  admin: null,
};

/** Shows pencils in a page outside the panel, or a link from it to the list of its content. */
export default function EditLink({ page }: { page: PageName }) {
  const panel = useTexts('panel');
  const isPanel = page === 'admin';
  useEffect(() => {
    if (!isPanel) editPencil.set(Pencil);
    return () => editPencil.set(null);
  }, [isPanel]);
  const tab = tabs[page];
  return (
    tab && (
      <Corner data-screen>
        <Link href={panelAddress(tab)} state={RETURN_STATE} asChild>
          <Button $variant="secondary">
            {panel.products.edit}
            <VisuallyHidden> {tabName(panel, tab)}</VisuallyHidden>
          </Button>
        </Link>
      </Corner>
    )
  );
}
