import { defaultLanguage, type Language } from '../words/languages.ts';
import { keysOf } from './keys-of.ts';

/** A path with its parameters filled in and encoded. */
export const fillPath = (path: string, parameters: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** Last parts of the paths of the panel's tabs. Their items have paths below them; all belong to the page `admin`. */
export const panelTabs = ['prodotti', 'slide', 'messaggi', 'impostazioni', 'rivenditori', 'cestino'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** The pages of the site and their Italian addresses: server, local gateway and router agree on them. */
export const pages = {
  home: '/',
  company: '/azienda',
  products: '/prodotti',
  product: '/prodotti/{slug}',
  compare: '/confronta',
  whereWeAre: '/dove-siamo',
  dealers: '/rivenditori',
  news: '/news',
  contact: '/contatti',
  privacy: '/privacy',
  cookies: '/cookies',
  maintenance: '/maintenance',
  login: '/login',
  admin: '/admin',
} as const;

export type PageName = keyof typeof pages;

/** The page that a path leads to, with the values of the parameters in its address. */
interface PageMatch {
  page: PageName;
  parameters: Record<string, string>;
}

/** The rest of a path of the panel: one of `panelTabs`, and an item. Written out, since every visitor loads it. */
const PANEL_ITEM = '(/(prodotti|slide|messaggi|impostazioni|rivenditori|cestino)(/[\\w-]+)?)?';

const patternOf = (page: PageName): RegExp =>
  RegExp(`^${pages[page].replace(/{(\w+)}/g, '(?<$1>[^/]+)')}${page === 'admin' ? PANEL_ITEM : ''}$`);

/** Finds the page of an Italian path that is still percent-encoded; null when it leads nowhere. */
export function matchPage(path: string): PageMatch | null {
  try {
    for (const page of keysOf(pages)) {
      const found = patternOf(page).exec(path);
      const values = Object.entries(found?.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
      if (found) return { page, parameters: Object.fromEntries(values) };
    }
  } catch {
    // A path that is no encoded text.
  }
  return null;
}

/** A page's Italian path with its parameters filled in and encoded. */
export const pathOfPage = (page: PageName, parameters: Record<string, string> = {}): string =>
  fillPath(pages[page], parameters);

/**
 * The query parameters that change what the server renders of a page, in the order in which its address has them. Every other one is
 * dropped at the edge; what their values may be is in `query-rules.ts`.
 */
export const pageQueries = {
  products: ['category', 'subcategory', 'page', 'fits', 'q'],
  compare: ['p'],
} as const satisfies Partial<Record<PageName, readonly string[]>>;
export type QueryName = (typeof pageQueries)[keyof typeof pageQueries][number];

/** The query parameters of one page. */
export const queriesOf = (page: PageName | null): readonly QueryName[] =>
  page && page in pageQueries ? pageQueries[page as keyof typeof pageQueries] : [];

/**
 * The last part of every product's path behind the edge, with the slug in a query: one object of the bucket is the fallback for all
 * products.
 */
export const PRODUCT_FALLBACK = 'unavailable';
export const SLUG_QUERY = 'slug';

/** Files that the renderer of pages writes on request. */
export const renderedFiles = ['/robots.txt', '/sitemap.xml', '/sitemap-*.xml'] as const;

/** Suffix of an API address for the translated copy of its response in a page; none for Italian. */
export const copyIn = (language: Language): '' | `#${string}` => (language === defaultLanguage ? '' : `#${language}`);

/** The same for the comparison in a page. */
export const comparisonIn = (language: Language, slugs: readonly string[]): `#${string}` =>
  `#compare-${language}-${slugs.join(',')}`;

/** The same for a list of outlines instead of products. */
export const outlinesIn = (language: Language): `#${string}` =>
  language === defaultLanguage ? '#outline' : `#outline-${language}`;
