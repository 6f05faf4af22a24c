import { byLanguage, type Language } from '@rombo/shared/languages';
import type { PageName } from '@rombo/shared/pages';
import type { ComponentType } from 'react';
import { textsIn } from '../i18n/texts.ts';
import { type LazyCode, lazyDefault } from '../loading/lazy-code.ts';
import { together } from '../loading/together.ts';
import { pageAreas } from './page-areas.ts';

export type ScreenName = PageName | 'notFound';

/** A page as the app knows it: its code, with its texts in each language. */
export type Screen = Record<Language, LazyCode<ComponentType>>;

const screen = (name: ScreenName, importPage: () => Promise<{ default: ComponentType }>): Screen => {
  const page = lazyDefault(importPage);
  const inLanguage = (language: Language) =>
    together(
      page,
      pageAreas[name].map((area) => textsIn(language, area)),
    );
  return byLanguage(inLanguage);
};

export const screens = {
  home: screen('home', () => import('../pages/home-page.tsx')),
  company: screen('company', () => import('../pages/company-page.tsx')),
  products: screen('products', () => import('../pages/products-page.tsx')),
  product: screen('product', () => import('../pages/product-page.tsx')),
  compare: screen('compare', () => import('../pages/compare-page.tsx')),
  whereWeAre: screen('whereWeAre', () => import('../pages/where-we-are-page.tsx')),
  dealers: screen('dealers', () => import('../pages/dealers-page.tsx')),
  news: screen('news', () => import('../pages/news-page.tsx')),
  contact: screen('contact', () => import('../pages/contact-page.tsx')),
  privacy: screen('privacy', () => import('../pages/privacy-page.tsx')),
  cookies: screen('cookies', () => import('../pages/cookies-page.tsx')),
  maintenance: screen('maintenance', () => import('../pages/maintenance-page.tsx')),
  login: screen('login', () => import('../pages/login-page.tsx')),
  admin: screen('admin', () => import('./admin-area.tsx')),
  notFound: screen('notFound', () => import('../pages/not-found-page.tsx')),
} satisfies Record<ScreenName, Screen>;
