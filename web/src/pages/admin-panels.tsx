import { keysOf } from '@rombo/shared/keys-of';
import type { ComponentType } from 'react';
import { MessageCount } from '../features/contact/admin/message-count.tsx';
import { DealerCount } from '../features/dealers/admin/dealer-count.tsx';
import { ProductCount } from '../features/products/admin/product-count.tsx';
import { SlideCount } from '../features/slides/admin/slide-count.tsx';
import { TrashCount } from '../features/trash/admin/trash-count.tsx';
import { type LazyCode, lazyCode, lazyDefault } from '../loading/lazy-code.ts';

const products = () => import('../features/products/admin/products-panel.tsx');
const slides = () => import('../features/slides/admin/slides-panel.tsx');
const dealers = () => import('../features/dealers/admin/dealers-panel.tsx');
const trash = () => import('../features/trash/admin/trash-panel.tsx');
const messages = () => import('../features/contact/admin/messages-panel.tsx');

/** One tab of the panel: its place in the address, how much it holds, what it shows. */
export interface AdminPanel {
  slug: string;
  Count: ComponentType | null;
  panel: LazyCode<ComponentType>;
}

export type PanelName = 'products' | 'slides' | 'messages' | 'settings' | 'dealers' | 'trash';

export const panels: Record<PanelName, AdminPanel> = {
  products: {
    slug: 'prodotti',
    Count: ProductCount,
    panel: lazyCode(async () => (await products()).ProductsPanel),
  },
  slides: {
    slug: 'slider',
    Count: SlideCount,
    panel: lazyCode(async () => (await slides()).SlidesPanel),
  },
  messages: {
    slug: 'messaggi',
    Count: MessageCount,
    panel: lazyCode(async () => (await messages()).MessagesPanel),
  },
  settings: {
    slug: 'impostazioni',
    Count: null,
    panel: lazyDefault(() => import('./admin-settings.tsx')),
  },
  dealers: {
    slug: 'rivenditori',
    Count: DealerCount,
    panel: lazyCode(async () => (await dealers()).DealersPanel),
  },
  trash: {
    slug: 'cestino',
    Count: TrashCount,
    panel: lazyCode(async () => (await trash()).TrashPanel),
  },
};

export const panelNames = keysOf(panels);

/** The tab that an address's query names; the first one when it names none. */
export const panelIn = (search: string): PanelName => {
  const slug = new URLSearchParams(search).get('tab');
  return panelNames.find((name) => panels[name].slug === slug) ?? 'products';
};
