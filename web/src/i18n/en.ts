import { common } from './en/common.ts';
import { companyInfo, footer, nav } from './en/layout.ts';
import {
  admin,
  company,
  contact,
  cookies,
  home,
  login,
  maintenance,
  news,
  notFound,
  privacy,
  products,
  whereWeAre,
} from './en/pages.ts';
import type { Dictionary } from './it.ts';

/** Every English text of the site, under the Italian keys: one that is missing does not compile. */
export const en: Dictionary = {
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
