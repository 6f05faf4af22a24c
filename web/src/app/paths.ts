import { type PageName, pages } from '@rombo/shared/pages';
import type { Language } from '../i18n/index.ts';

/** The prefix of the English addresses. */
export const ENGLISH = '/en';

const names = new Map(Object.entries(pages).map(([name, path]) => [path, name as PageName]));
const ITALIAN_ONLY: readonly PageName[] = ['admin', 'login'];

/** Where an address leads: its page (null when there is none), and the language that it asks for (null: the stored one). */
export interface Place {
  page: PageName | null;
  language: Language | null;
  /** The page's own path, without the language. */
  path: string;
}

/** Reads a path such as '/en/prodotti'. A slash at the end does no harm; the private pages have no English address. */
export function placeOf(pathname: string): Place {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const english = trimmed === ENGLISH || trimmed.startsWith(`${ENGLISH}/`);
  const path = english ? trimmed.slice(ENGLISH.length) || '/' : trimmed;
  const page = names.get(path as (typeof pages)[PageName]) ?? null;
  const hidden = english && page !== null && ITALIAN_ONLY.includes(page);
  return { page: hidden ? null : page, language: english ? 'en' : null, path };
}

/** The address of a page in a language; the private pages have one for both. */
export function addressIn(language: Language, path: string): string {
  const { page } = placeOf(path);
  if (language === 'it' || (page && ITALIAN_ONLY.includes(page))) return path;
  return path === '/' ? ENGLISH : ENGLISH + path;
}
