import type { PanelTab } from '@rombo/shared/contract/pages';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { useRead } from '../api/swr.ts';
import { useTexts } from '../i18n/index.ts';
import { type Lazy, lazyDefault } from '../loading/lazy.ts';
import { POLLING, useInbox } from './messages/api.ts';
import { useProducts } from './products/api.ts';
import { englishStateOf } from './products/english-state.ts';
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

function TabCount({ newCount, children }: { newCount?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Total>{children}</Total>
      {newCount && <Fresh>{newCount}</Fresh>}
    </>
  );
}

interface ListCountProps {
  list: 'listAdminNews' | 'listAdminResults' | 'listDealers' | 'listSlides' | 'listTrash';
  hidesIfEmpty?: boolean;
}

function ListCount({ list, hidesIfEmpty = false }: ListCountProps) {
  const { data } = useRead(list);
  return data && (data.length > 0 || !hidesIfEmpty) ? <TabCount>{data.length}</TabCount> : null;
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
  const { english: texts } = useTexts('panel');
  const { data } = useProducts();
  if (!data) return null;
  const incomplete = data.filter((product) => englishStateOf(product) !== 'complete').length;
  return (
    <TabCount>
      {data.length}
      {incomplete ? ` · ${texts.lacking(incomplete)}` : null}
    </TabCount>
  );
}

interface TabPanel {
  Count?: ComponentType;
  /** Tabs without an icon are in the 'more' menu of phones. */
  icon?: PanelIconName;
  /** Shows the icon without the name, at all widths. */
  isIconOnly?: boolean;
  panel: Lazy<ComponentType>;
}

export const panels: Record<PanelTab, TabPanel> = {
  oggi: { icon: 'calendar', isIconOnly: true, panel: lazyDefault(() => import('./today/today-panel.tsx')) },
  prodotti: { Count: ProductCount, icon: 'box', panel: lazyDefault(() => import('./products/products-panel.tsx')) },
  slide: {
    icon: 'picture',
    Count: () => <ListCount list="listSlides" />,
    panel: lazyDefault(() => import('./slides/slides-panel.tsx')),
  },
  messaggi: { Count: MessageCount, icon: 'letter', panel: lazyDefault(() => import('./messages/messages-panel.tsx')) },
  impostazioni: { icon: 'gear', panel: lazyDefault(() => import('./settings/settings-panel.tsx')) },
  rivenditori: {
    Count: () => <ListCount list="listDealers" />,
    panel: lazyDefault(() => import('./dealers/dealers-panel.tsx')),
  },
  risultati: {
    Count: () => <ListCount list="listAdminResults" />,
    panel: lazyDefault(() => import('./results/results-panel.tsx')),
  },
  news: {
    Count: () => <ListCount list="listAdminNews" />,
    panel: lazyDefault(() => import('./news/news-panel.tsx')),
  },
  azienda: { panel: lazyDefault(() => import('./company/company-panel.tsx')) },
  cestino: {
    Count: () => <ListCount list="listTrash" hidesIfEmpty />,
    panel: lazyDefault(() => import('./trash/trash-panel.tsx')),
  },
};
