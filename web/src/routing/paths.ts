import { matchPage, type PageName } from '@rombo/shared/pages';
import type { Language } from '../i18n/index.ts';

/** The prefix of the English addresses. */
const ENGLISH = '/en';

const ITALIAN_ONLY: readonly PageName[] = ['admin', 'login'];

/** Where an address leads: its page (null when there is none), and the language that it asks for (null: the stored one). */
export interface ResolvedPath {
  page: PageName | null;
  language: Language | null;
  /** The page's own path, without the language. */
  path: string;
  /** The parameters in the page's path, decoded. */
  parameters: Record<string, string>;
}

/** Reads a path such as '/en/prodotti'. A slash at the end does no harm; the private pages have no English address. */
export function resolvePath(pathname: string): ResolvedPath {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const english = trimmed === ENGLISH || trimmed.startsWith(`${ENGLISH}/`);
  const path = english ? trimmed.slice(ENGLISH.length) || '/' : trimmed;
  const match = matchPage(path);
  const hidden = english && match && ITALIAN_ONLY.includes(match.page);
  const { page, parameters } = match && !hidden ? match : { page: null, parameters: {} };
  return { page, language: english ? 'en' : null, path, parameters };
}

/** The address of a page in a language; the private pages have one for both. */
export function addressIn(language: Language, path: string): string {
  const { page } = resolvePath(path);
  if (language === 'it' || (page && ITALIAN_ONLY.includes(page))) return path;
  return path === '/' ? ENGLISH : ENGLISH + path;
}
