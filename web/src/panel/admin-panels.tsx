import { keysOf } from '@rombo/shared/contract/keys-of';
import type { PanelTab } from '@rombo/shared/contract/pages';
import type { ComponentType } from 'react';
import { useTexts } from '../i18n/index.ts';
import { type Lazy, lazyDefault } from '../loading/lazy.ts';
import { readPanelAddress } from './address.ts';
import { ARRIVALS, useInbox } from './messages/api.ts';
import { useProducts } from './products/api.ts';
import { englishStateOf } from './products/english-state.ts';
import { ListCount, TabCount } from './ui/tabs.tsx';

function MessageCount() {
  const { messages: texts } = useTexts('panel');
  const { data } = useInbox('inbox', ARRIVALS);
  if (!data) return null;
  const fresh = data.items.filter(({ status }) => status === 'new').length;
  return (
    <TabCount fresh={fresh > 0 && texts.fresh(fresh)}>
      {data.items.length}
      {data.next && '+'}
    </TabCount>
  );
}

/** Number of products, and of those that are not wholly in English. */
function ProductCount() {
  const { english: texts } = useTexts('panel');
  const { data } = useProducts();
  if (!data) return null;
  const lacking = data.filter((product) => englishStateOf(product) !== 'complete').length;
  return (
    <TabCount>
      {data.length}
      {lacking ? ` · ${texts.lacking(lacking)}` : null}
    </TabCount>
  );
}

/** One tab of the panel: its address, how much it holds, what it shows. */
export type PanelName = 'products' | 'slides' | 'messages' | 'settings' | 'dealers' | 'results' | 'news' | 'trash';

export const panels: Record<PanelName, { tab: PanelTab; Count?: ComponentType; panel: Lazy<ComponentType> }> = {
  products: {
    tab: 'prodotti',
    Count: ProductCount,
    panel: lazyDefault(() => import('./products/products-panel.tsx')),
  },
  slides: {
    tab: 'slide',
    Count: () => <ListCount list="listSlides" />,
    panel: lazyDefault(() => import('./slides/slides-panel.tsx')),
  },
  messages: {
    tab: 'messaggi',
    Count: MessageCount,
    panel: lazyDefault(() => import('./messages/messages-panel.tsx')),
  },
  settings: { tab: 'impostazioni', panel: lazyDefault(() => import('./settings/settings-panel.tsx')) },
  dealers: {
    tab: 'rivenditori',
    Count: () => <ListCount list="listDealers" />,
    panel: lazyDefault(() => import('./dealers/dealers-panel.tsx')),
  },
  results: {
    tab: 'risultati',
    Count: () => <ListCount list="listAdminResults" />,
    panel: lazyDefault(() => import('./results/results-panel.tsx')),
  },
  news: {
    tab: 'news',
    Count: () => <ListCount list="listAdminNews" />,
    panel: lazyDefault(() => import('./news/news-panel.tsx')),
  },
  trash: {
    tab: 'cestino',
    Count: () => <ListCount list="listTrash" hidesNone />,
    panel: lazyDefault(() => import('./trash/trash-panel.tsx')),
  },
};

export const panelNames = keysOf(panels);

/** The panel that an address shows. */
export const panelAt = (pathname: string): PanelName => {
  const { tab } = readPanelAddress(pathname);
  return panelNames.find((name) => panels[name].tab === tab) ?? 'products';
};
