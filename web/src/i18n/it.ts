import { admin, login } from './it/admin.ts';
import { common } from './it/common.ts';
import { companyInfo, footer, nav } from './it/layout.ts';
import { company, contact, cookies, home, maintenance, news, notFound, privacy, whereWeAre } from './it/pages.ts';
import { products } from './it/products.ts';

/** Every Italian text of the site: the source from which the other languages take their keys. */
export const it = {
  common,
  nav,
  footer,
  companyInfo,
  home,
  company,
  whereWeAre,
  news,
  contact,
  privacy,
  cookies,
  maintenance,
  notFound,
  products,
  login,
  admin,
};

export type Dictionary = typeof it;
