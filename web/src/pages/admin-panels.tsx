import { type ComponentType, lazy } from 'react';
import { MessageCount } from '../features/contact/admin/message-count.tsx';
import { ProductCount } from '../features/products/admin/product-count.tsx';
import { SlideCount } from '../features/slides/admin/slide-count.tsx';

const products = () => import('../features/products/admin/products-panel.tsx');
const slides = () => import('../features/slides/admin/slides-panel.tsx');
const messages = () => import('../features/contact/admin/messages-panel.tsx');

/** One tab of the panel: its place in the address, how much it holds, what it shows once its code is here. */
export interface AdminPanel {
  slug: string;
  Count: ComponentType | null;
  Panel: ComponentType;
}

export type PanelName = 'products' | 'slides' | 'messages' | 'settings';

/** The tabs of the panel, in their order. */
export const panels: Record<PanelName, AdminPanel> = {
  products: {
    slug: 'prodotti',
    Count: ProductCount,
    Panel: lazy(() => products().then((module) => ({ default: module.ProductsPanel }))),
  },
  slides: {
    slug: 'slider',
    Count: SlideCount,
    Panel: lazy(() => slides().then((module) => ({ default: module.SlidesPanel }))),
  },
  messages: {
    slug: 'messaggi',
    Count: MessageCount,
    Panel: lazy(() => messages().then((module) => ({ default: module.MessagesPanel }))),
  },
  settings: {
    slug: 'impostazioni',
    Count: null,
    Panel: lazy(() => import('./admin-settings.tsx')),
  },
};

export const panelNames = Object.keys(panels) as PanelName[];

/** The tab that an address's query names; the first one when it names none. */
export const panelIn = (search: string): PanelName => {
  const slug = new URLSearchParams(search).get('tab');
  return panelNames.find((name) => panels[name].slug === slug) ?? 'products';
};
