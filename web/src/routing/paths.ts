import { matchPage, type PageName, type PanelTab, pages, panelTabs } from '@rombo/shared/contract/pages';
import { defaultLanguage, type Language, localized, splitLanguage } from '@rombo/shared/words/languages';
import type { ResolvedPath } from '../../server.d.ts';

/** Pages with one address for all languages. */
const UNTRANSLATED: readonly PageName[] = ['admin', 'login'];

/** Where the homepage asks for the visitor's engine. */
export const ENGINE_ANCHOR = 'motore';

/** Reads a path such as '/en/products'. A slash at the end does no harm; the private pages have no address in another language. */
export function resolvePath(pathname: string): ResolvedPath {
  const { language, path } = splitLanguage(pathname.replace(/\/+$/, '') || '/');
  const match = matchPage(path);
  const hidden = language && match && UNTRANSLATED.includes(match.page);
  const { page, parameters } = match && !hidden ? match : { page: null, parameters: {} };
  return { page, language, path, parameters };
}

/** The address of a page in a language; the private pages have one for all. */
export function addressIn(language: Language, path: string): string {
  const { page } = resolvePath(path);
  return localized(page && UNTRANSLATED.includes(page) ? defaultLanguage : language, path);
}

/** The address of a tab of the panel, or of something that it lists. */
export const panelAddress = (tab: PanelTab, item?: string): string =>
  [pages.admin, tab, ...(item ? [encodeURIComponent(item)] : [])].join('/');

/** The tab that an address of the panel names, and what of its list; the day where it names none. */
export function readPanelAddress(pathname: string): { tab: PanelTab; item: string | null } {
  const [, , name, item] = pathname.split('/');
  return { tab: panelTabs.find((tab) => tab === name) ?? 'oggi', item: item || null };
}
