import { common } from './it/common.ts';
import { companyInfo, footer, nav } from './it/layout.ts';
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
} from './it/pages.ts';
import type { KeyOf } from './translate.ts';

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

/** The name of a text: 'section.text'. */
export type TextKey = KeyOf<Dictionary>;
