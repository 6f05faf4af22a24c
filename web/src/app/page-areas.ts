import type { PageName } from '@rombo/shared/contract/pages';
import type { Area } from '../i18n/texts.ts';

/** Text areas that load with each page. Those of the frame ('site') load with the language. */
export const pageAreas: Record<PageName | 'notFound', readonly Exclude<Area, 'site'>[]> = {
  home: ['home'],
  company: ['company'],
  products: ['catalogue'],
  product: ['catalogue', 'product'],
  compare: ['catalogue', 'product', 'compare'],
  whereWeAre: ['company'],
  dealers: ['company'],
  news: ['news'],
  season: ['news'],
  newsItem: ['news'],
  contact: ['contact'],
  privacy: ['notices', 'policies'],
  cookies: ['notices', 'policies'],
  maintenance: ['notices'],
  login: ['signIn'],
  admin: ['panel', 'signIn', 'server', 'catalogue', 'product'],
  notFound: ['notices'],
};
