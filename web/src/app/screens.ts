import type { PageName } from '@rombo/shared/contract/pages';
import type { Language } from '@rombo/shared/words/languages';
import type { ComponentType } from 'react';
import { textsIn } from '../i18n/texts.ts';
import { type Lazy, lazyDefault } from '../loading/lazy.ts';
import { pageAreas } from './page-areas.ts';

export type ScreenName = PageName | 'notFound';

export const screens: Record<ScreenName, Lazy<ComponentType>> = {
  home: lazyDefault(() => import('../site/home/home-page.tsx')),
  company: lazyDefault(() => import('../site/company/company-page.tsx')),
  products: lazyDefault(() => import('../site/catalogue/products-page.tsx')),
  product: lazyDefault(() => import('../site/product/product-page.tsx')),
  compare: lazyDefault(() => import('../site/compare/compare-page.tsx')),
  whereWeAre: lazyDefault(() => import('../site/where-we-are/where-we-are-page.tsx')),
  dealers: lazyDefault(() => import('../site/dealers/dealers-page.tsx')),
  news: lazyDefault(() => import('../site/news/news-page.tsx')),
  season: lazyDefault(() => import('../site/news/season-page.tsx')),
  newsItem: lazyDefault(() => import('../site/news/news-item-page.tsx')),
  contact: lazyDefault(() => import('../site/contact/contact-page.tsx')),
  privacy: lazyDefault(() => import('../site/legal/privacy-page.tsx')),
  cookies: lazyDefault(() => import('../site/legal/cookies-page.tsx')),
  maintenance: lazyDefault(() => import('../site/maintenance/maintenance-page.tsx')),
  login: lazyDefault(() => import('../panel/login-page.tsx')),
  admin: lazyDefault(() => import('../panel/admin-area.tsx')),
  notFound: lazyDefault(() => import('../site/not-found/not-found-page.tsx')),
};

/** Code that a page imports only when it runs. Loading it together with the page saves a round trip. */
export const dynamicImports: Partial<Record<ScreenName, () => Promise<unknown>>> = {
  home: () => import('../site/home/home-sections.tsx'),
  product: () => import('@rombo/shared/collections/product-in'),
  contact: () => import('../site/contact/contact-form.tsx'),
};

export const partsOf = (
  name: ScreenName,
  language: Language,
): [page: Lazy<ComponentType>, ...texts: Lazy<unknown>[]] => [
  screens[name],
  ...pageAreas[name].map((area) => textsIn(language, area)),
];
