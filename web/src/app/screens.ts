import type { PageName } from '@rombo/shared/pages';
import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/index.ts';
import { type LazyCode, lazyDefault } from '../loading/lazy-code.ts';

/** A page as the app knows it: its code, and what the head of the document says of it. */
export interface Screen extends LazyCode<ComponentType> {
  title: TextKey;
  description: TextKey;
  keywords?: TextKey;
  /** The picture of the page where it is shared, where it is another than the usual one. */
  share?: `/slides/share/${string}.jpg`;
  /** The page says itself what stands in the head: it depends on what it shows. */
  ownHead?: boolean;
  /** Search engines are asked to leave it out. */
  hidden?: boolean;
}

/** A page whose title and description are the section of the dictionary of that name. */
const screen = (
  name: Exclude<PageName, 'product'> | 'notFound',
  importPage: () => Promise<{ default: ComponentType }>,
  more?: Partial<Screen>,
): Screen => ({ ...lazyDefault(importPage), title: `${name}.title`, description: `${name}.description`, ...more });

const hidden = { hidden: true };

/** Every screen of the site. */
export const screens: Record<PageName | 'notFound', Screen> = {
  home: screen('home', () => import('../pages/home-page.tsx')),
  company: screen('company', () => import('../pages/company-page.tsx'), {
    keywords: 'company.keywords',
    share: '/slides/share/company.jpg',
  }),
  products: screen('products', () => import('../pages/products-page.tsx'), { share: '/slides/share/products.jpg' }),
  product: screen('products', () => import('../pages/product-page.tsx'), { ownHead: true }),
  whereWeAre: screen('whereWeAre', () => import('../pages/where-we-are-page.tsx'), {
    share: '/slides/share/where-we-are.jpg',
  }),
  news: screen('news', () => import('../pages/news-page.tsx'), { share: '/slides/share/news.jpg' }),
  contact: screen('contact', () => import('../pages/contact-page.tsx'), { share: '/slides/share/contact.jpg' }),
  privacy: screen('privacy', () => import('../pages/privacy-page.tsx'), { share: '/slides/share/legal.jpg' }),
  cookies: screen('cookies', () => import('../pages/cookies-page.tsx'), { share: '/slides/share/legal.jpg' }),
  maintenance: screen('maintenance', () => import('../pages/maintenance-page.tsx'), { ownHead: true, hidden: true }),
  login: screen('login', () => import('../pages/login-page.tsx'), hidden),
  admin: screen('admin', () => import('./guarded-admin.tsx'), hidden),
  notFound: screen('notFound', () => import('../pages/not-found-page.tsx'), hidden),
};
