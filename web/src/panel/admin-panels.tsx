import { kinds, type ListedKind, listedKinds } from '@rombo/shared/contract/kinds';
import type { PanelTab } from '@rombo/shared/contract/pages';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { useRead } from '../api/swr.ts';
import { useTexts } from '../i18n/index.ts';
import { type Lazy, lazyDefault } from '../loading/lazy.ts';
import { media } from '../theme/media.ts';
import { VisuallyHidden } from '../ui/icon.tsx';
import { registered } from './collection/reads.ts';
import { useItems } from './collection/use-collection.ts';
import { POLLING, useInbox } from './messages/api.ts';
import { useProducts } from './products/api.ts';
import { translationStateOf } from './products/translation-state.ts';
import type { PanelIconName } from './ui/buttons.tsx';

export const Total = styled.span`
  margin-left: 0.5em;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

export const Fresh = styled.span`
  margin-left: 0.5em;
  padding: 0.125rem 0.375rem;
  border-radius: var(--radius);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-size: var(--font-size-small);
  letter-spacing: 0.02em;
  white-space: nowrap;
`;

/** Only where the tabs have room for it on one line. */
const Wide = styled.span`
  display: none;
  ${media.desktop} { display: inline; }
`;

function TabCount({ newCount, children }: { newCount?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Total>
        <VisuallyHidden>, </VisuallyHidden>
        {children}
      </Total>
      {newCount && (
        <Fresh>
          <VisuallyHidden>, </VisuallyHidden>
          {newCount}
        </Fresh>
      )}
    </>
  );
}

function TrashCount() {
  const { data } = useRead('listTrash');
  return data && data.length > 0 ? <TabCount>{data.length}</TabCount> : null;
}

function KindCount({ kind }: { kind: ListedKind }) {
  const { data } = useItems(registered(kind));
  return data && <TabCount>{data.length}</TabCount>;
}

function MessageCount() {
  const { messages: texts } = useTexts('panel');
  const { data } = useInbox('inbox', POLLING);
  if (!data) return null;
  const fresh = data.items.filter(({ status }) => status === 'new').length;
  return (
    <TabCount newCount={fresh > 0 && texts.fresh(fresh)}>
      {data.items.length}
      {data.next && '+'}
    </TabCount>
  );
}

function ProductCount() {
  const { translationState: texts } = useTexts('panel');
  const { data } = useProducts();
  if (!data) return null;
  const incomplete = data.filter((product) => translationStateOf(product) !== 'complete').length;
  return (
    <TabCount>
      {data.length}
      {incomplete > 0 && <Wide> · {texts.lacking(incomplete)}</Wide>}
    </TabCount>
  );
}

interface TabPanel {
  count?: ReactNode;
  /** Tabs without an icon are in the 'more' menu of phones. */
  icon?: PanelIconName;
  /** Shows the icon without the name, at all widths. */
  isIconOnly?: boolean;
  panel: Lazy<ComponentType>;
}

const files = import.meta.glob<{ default: ComponentType }>('./*/*-panel.tsx');
/** Returns the panel in a folder: `./news/news-panel.tsx`. */
function panelIn(folder: string): Lazy<ComponentType> {
  const path = `./${folder}/${folder}-panel.tsx`;
  const file = files[path];
  if (!file) throw new Error(`There is no ${path}`);
  return lazyDefault(file);
}

/** The tabs of kinds. Their folders have the kind's plural as their name. */
const kindPanels = Object.fromEntries(
  listedKinds.map((kind): [string, TabPanel] => [
    kinds[kind].tab,
    { count: <KindCount kind={kind} />, panel: panelIn(kinds[kind].plural) },
  ]),
) as Record<(typeof kinds)[ListedKind]['tab'], TabPanel>;

export const panels: Record<PanelTab, TabPanel> = {
  ...kindPanels,
  oggi: { icon: 'calendar', isIconOnly: true, panel: panelIn('today') },
  prodotti: { ...kindPanels.prodotti, count: <ProductCount />, icon: 'box' },
  slide: { ...kindPanels.slide, icon: 'picture' },
  messaggi: { count: <MessageCount />, icon: 'letter', panel: panelIn('messages') },
  impostazioni: { icon: 'gear', panel: panelIn('settings') },
  azienda: { panel: panelIn('company') },
  visite: { panel: panelIn('visits') },
  cestino: { count: <TrashCount />, panel: panelIn('trash') },
};
