import { matchPage, type PageName, type PanelTab, pages, panelTabs } from '@rombo/shared/contract/pages';
import { defaultLanguage, type Language, localized, splitLanguage } from '@rombo/shared/words/languages';
import type { ResolvedPath } from '../../server.d.ts';

const UNTRANSLATED: readonly PageName[] = ['admin', 'login'];

/** Anchor of the engine selection on the homepage. */
export const ENGINE_ANCHOR = 'motore';

/** Resolves a path such as '/en/products'. Ignores a trailing slash. Private pages have no address with a language prefix. */
export function resolvePath(pathname: string): ResolvedPath {
  const { language, path } = splitLanguage(pathname.replace(/(?<!\/)\/+$/, '') || '/');
  const match = matchPage(path);
  const isUnlocalized = language && match && UNTRANSLATED.includes(match.page);
  const { page, parameters } = match && !isUnlocalized ? match : { page: null, parameters: {} };
  return { page, language, path, parameters };
}

/** Returns the address of a page in a language. Private pages have one address for all languages. */
export function addressIn(language: Language, path: string): string {
  const { page } = resolvePath(path);
  return localized(page && UNTRANSLATED.includes(page) ? defaultLanguage : language, path);
}

export const panelAddress = (tab: PanelTab, item?: string): string =>
  [pages.admin, tab, ...(item ? [encodeURIComponent(item)] : [])].join('/');

/** Returns the tab and the item in a panel address; the default tab is 'oggi'. */
export function readPanelAddress(pathname: string): { tab: PanelTab; item: string | null } {
  const [, , name, item] = pathname.split('/');
  return { tab: panelTabs.find((tab) => tab === name) ?? 'oggi', item: item || null };
}
