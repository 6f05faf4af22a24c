import type { PageName } from '@rombo/shared/contract/pages';
import type { Language } from '@rombo/shared/words/languages';
import type { ComponentType } from 'react';
import { textsIn } from '../i18n/texts.ts';
import { type Lazy, lazy, lazyDefault } from '../loading/lazy.ts';
import { pageAreas } from './page-areas.ts';

export type ScreenName = PageName | 'notFound';

const guidePages = () => import('./families/guide-pages.ts');
const legalPages = () => import('../site/legal/legal-pages.tsx');
const newsPages = () => import('./families/news-pages.ts');
const noticePages = () => import('./families/notice-pages.ts');
const productPages = () => import('./families/product-pages.ts');

/** Pages that lead to each other share a file. */
export const screens: Record<ScreenName, Lazy<ComponentType>> = {
  home: lazyDefault(() => import('../site/home/home-page.tsx')),
  company: lazyDefault(() => import('../site/company/company-page.tsx')),
  products: lazyDefault(() => import('../site/catalogue/products-page.tsx')),
  product: lazy(async () => (await productPages()).ProductPage),
  compare: lazy(async () => (await productPages()).ComparePage),
  classes: lazyDefault(() => import('../site/classes/classes-page.tsx')),
  whereWeAre: lazyDefault(() => import('../site/where-we-are/where-we-are-page.tsx')),
  dealers: lazyDefault(() => import('../site/dealers/dealers-page.tsx')),
  news: lazy(async () => (await newsPages()).NewsPage),
  season: lazy(async () => (await newsPages()).SeasonPage),
  newsItem: lazy(async () => (await newsPages()).NewsItemPage),
  guides: lazy(async () => (await guidePages()).GuidesPage),
  guide: lazy(async () => (await guidePages()).GuidePage),
  contact: lazyDefault(() => import('../site/contact/contact-page.tsx')),
  privacy: lazy(async () => (await legalPages()).PrivacyPage),
  cookies: lazy(async () => (await legalPages()).CookiesPage),
  maintenance: lazy(async () => (await noticePages()).MaintenancePage),
  login: lazyDefault(() => import('../panel/login-page.tsx')),
  admin: lazyDefault(() => import('../panel/admin-area.tsx')),
  notFound: lazy(async () => (await noticePages()).NotFoundPage),
};

/** Code that a page imports only when it runs. Loading it together with the page saves a round trip. */
export const dynamicImports: Partial<Record<ScreenName, () => Promise<unknown>>> = {
  product: () => import('../api/product-data.ts'),
  contact: () => import('../site/contact/contact-form.tsx'),
};

export const partsOf = (
  name: ScreenName,
  language: Language,
): [page: Lazy<ComponentType>, ...texts: Lazy<unknown>[]] => [
  screens[name],
  ...pageAreas[name].map((area) => textsIn(language, area)),
];
