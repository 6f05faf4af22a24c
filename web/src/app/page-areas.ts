import type { PageName } from '@rombo/shared/contract/pages';
import type { Area } from '../i18n/folders.ts';

/** Text areas that load with each page. Those of the frame ('site') load with the language. */
export const pageAreas: Record<PageName | 'notFound', readonly Exclude<Area, 'site'>[]> = {
  home: ['home'],
  company: ['company'],
  products: ['catalogue'],
  product: ['catalogue', 'product'],
  compare: ['catalogue', 'product', 'compare'],
  classes: ['catalogue', 'classes'],
  whereWeAre: ['company'],
  dealers: ['dealers'],
  news: ['news'],
  season: ['news'],
  newsItem: ['news'],
  guides: ['guides'],
  guide: ['guides'],
  contact: ['contact'],
  privacy: ['notices', 'policies'],
  cookies: ['notices', 'policies'],
  maintenance: ['notices'],
  login: ['signIn'],
  admin: ['panel', 'signIn', 'server', 'catalogue', 'product'],
  notFound: ['notices'],
};

/** Module that is imported for each page; pages that lead to each other share one. */
export const pageModules = {
  home: 'site/home/home-page.tsx',
  company: 'site/company/company-page.tsx',
  products: 'site/catalogue/products-page.tsx',
  product: 'app/families/product-pages.ts',
  compare: 'app/families/product-pages.ts',
  classes: 'site/classes/classes-page.tsx',
  whereWeAre: 'site/where-we-are/where-we-are-page.tsx',
  dealers: 'site/dealers/dealers-page.tsx',
  news: 'app/families/news-pages.ts',
  season: 'app/families/news-pages.ts',
  newsItem: 'app/families/news-pages.ts',
  guides: 'app/families/guide-pages.ts',
  guide: 'app/families/guide-pages.ts',
  contact: 'site/contact/contact-page.tsx',
  privacy: 'site/legal/legal-pages.tsx',
  cookies: 'site/legal/legal-pages.tsx',
  maintenance: 'app/families/notice-pages.ts',
  login: 'panel/login-page.tsx',
  admin: 'panel/admin-area.tsx',
  notFound: 'app/families/notice-pages.ts',
} satisfies Record<PageName | 'notFound', string>;
