import type { PageName } from '@rombo/shared/pages';
import type { TextKey } from '../i18n/index.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/** A page as the app knows it: its code, and what the head of the document says of it. */
export interface Screen extends LazyPage {
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

/** Every screen of the site. */
export const screens: Record<PageName | 'notFound', Screen> = {
  home: {
    ...lazyPage(() => import('../pages/home-page.tsx')),
    title: 'home.title',
    description: 'home.description',
  },
  company: {
    ...lazyPage(() => import('../pages/company-page.tsx')),
    title: 'company.title',
    description: 'company.description',
    keywords: 'company.keywords',
    share: '/slides/share/company.jpg',
  },
  products: {
    ...lazyPage(() => import('../pages/products-page.tsx')),
    title: 'products.title',
    description: 'products.description',
    share: '/slides/share/products.jpg',
  },
  product: {
    ...lazyPage(() => import('../pages/product-page.tsx')),
    title: 'products.title',
    description: 'products.description',
    ownHead: true,
  },
  whereWeAre: {
    ...lazyPage(() => import('../pages/where-we-are-page.tsx')),
    title: 'whereWeAre.title',
    description: 'whereWeAre.description',
    share: '/slides/share/where-we-are.jpg',
  },
  news: {
    ...lazyPage(() => import('../pages/news-page.tsx')),
    title: 'news.title',
    description: 'news.description',
    share: '/slides/share/news.jpg',
  },
  contact: {
    ...lazyPage(() => import('../pages/contact-page.tsx')),
    title: 'contact.title',
    description: 'contact.description',
    share: '/slides/share/contact.jpg',
  },
  privacy: {
    ...lazyPage(() => import('../pages/privacy-page.tsx')),
    title: 'privacy.title',
    description: 'privacy.description',
    share: '/slides/share/legal.jpg',
  },
  cookies: {
    ...lazyPage(() => import('../pages/cookies-page.tsx')),
    title: 'cookies.title',
    description: 'cookies.description',
    share: '/slides/share/legal.jpg',
  },
  maintenance: {
    ...lazyPage(() => import('../pages/maintenance-page.tsx')),
    title: 'maintenance.title',
    description: 'maintenance.description',
    ownHead: true,
    hidden: true,
  },
  login: {
    ...lazyPage(() => import('../pages/login-page.tsx')),
    title: 'login.title',
    description: 'login.description',
    hidden: true,
  },
  admin: {
    ...lazyPage(() => import('./guarded-admin.tsx')),
    title: 'admin.title',
    description: 'admin.description',
    hidden: true,
  },
  notFound: {
    ...lazyPage(() => import('../pages/not-found-page.tsx')),
    title: 'notFound.title',
    description: 'notFound.description',
    hidden: true,
  },
};
