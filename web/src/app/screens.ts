import type { PageName } from '@rombo/shared/contract/pages';
import { byLanguage, type Language } from '@rombo/shared/words/languages';
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
  home: screen('home', () => import('../site/home/home-page.tsx')),
  company: screen('company', () => import('../site/company/company-page.tsx')),
  products: screen('products', () => import('../site/catalogue/products-page.tsx')),
  product: screen('product', () => import('../site/product/product-page.tsx')),
  compare: screen('compare', () => import('../site/compare/compare-page.tsx')),
  whereWeAre: screen('whereWeAre', () => import('../site/where-we-are/where-we-are-page.tsx')),
  dealers: screen('dealers', () => import('../site/dealers/dealers-page.tsx')),
  news: screen('news', () => import('../site/news/news-page.tsx')),
  contact: screen('contact', () => import('../site/contact/contact-page.tsx')),
  privacy: screen('privacy', () => import('../site/legal/privacy-page.tsx')),
  cookies: screen('cookies', () => import('../site/legal/cookies-page.tsx')),
  maintenance: screen('maintenance', () => import('../site/maintenance/maintenance-page.tsx')),
  login: screen('login', () => import('../panel/login-page.tsx')),
  admin: screen('admin', () => import('./admin-area.tsx')),
  notFound: screen('notFound', () => import('../site/not-found/not-found-page.tsx')),
} satisfies Record<ScreenName, Screen>;
