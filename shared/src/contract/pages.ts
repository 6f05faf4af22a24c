import { defaultLanguage, type Language } from '../words/languages.ts';
import { keysOf } from './keys-of.ts';

export const fillPath = (path: string, parameters: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** Last parts of the paths of the panel's tabs. Their items have paths below them; all belong to the page `admin`. */
export const panelTabs = [
  'prodotti',
  'slide',
  'messaggi',
  'impostazioni',
  'rivenditori',
  'risultati',
  'news',
  'azienda',
  'cestino',
  'oggi',
] as const;
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
  season: '/news/{year}',
  newsItem: '/news/{slug}',
  contact: '/contatti',
  privacy: '/privacy',
  cookies: '/cookies',
  maintenance: '/maintenance',
  login: '/login',
  admin: '/admin',
} as const;

export type PageName = keyof typeof pages;

interface PageMatch {
  page: PageName;
  parameters: Record<string, string>;
}

/** The rest of a path of the panel: one of `panelTabs`, and an item. Written out, since every visitor loads it. */
const PANEL_ITEM =
  '(/(prodotti|slide|messaggi|impostazioni|rivenditori|risultati|news|azienda|cestino|oggi)(/[\\w-]+)?)?';

const patternOf = (page: PageName): RegExp => {
  const path = pages[page].replace('{year}', '(?<year>\\d{4})').replace('{slug}', '(?<slug>[^/]+)');
  return RegExp(`^${path}${page === 'admin' ? PANEL_ITEM : ''}$`);
};

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

export const pathOfPage = (page: PageName, parameters: Record<string, string> = {}): string =>
  fillPath(pages[page], parameters);

/** Query parameters that change a page, in the order of its address. The edge drops all others. */
export const pageQueries = {
  products: ['category', 'subcategory', 'page', 'fits', 'q', 'sort'],
  compare: ['p'],
} as const satisfies Partial<Record<PageName, readonly string[]>>;
export type QueryName = (typeof pageQueries)[keyof typeof pageQueries][number];

export const queriesOf = (page: PageName | null): readonly QueryName[] =>
  page && page in pageQueries ? pageQueries[page as keyof typeof pageQueries] : [];

/** True for pages of items, of which each has an address: they need data, and have no static file of their own. */
export const isItemPage = (page: PageName | null): boolean => page !== null && pages[page].includes('{');

/**
 * The last part of every item's path behind the edge, with the slug in a query: one object of the bucket is the fallback for all
 * products, another one for all news and seasons.
 */
export const ITEM_FALLBACK = 'unavailable';
export const SLUG_QUERY = 'slug';

export const renderedFiles = ['/robots.txt', '/sitemap.xml'] as const;

/** Suffix of an API address for the translated copy of its response in a page; none for Italian. */
export const copyIn = (language: Language): '' | `#${string}` => (language === defaultLanguage ? '' : `#${language}`);

/** The same for the comparison in a page. */
export const comparisonIn = (language: Language, slugs: readonly string[]): `#${string}` =>
  `#compare-${language}-${slugs.join(',')}`;

/** The same for a list of outlines instead of products. */
export const outlinesIn = (language: Language): `#${string}` =>
  language === defaultLanguage ? '#outline' : `#outline-${language}`;

/** Suffixes of addresses of the API for the parts of results and news that a page carries, each an object with one field. */
export const latestWinPart = (language: Language): `#${string}` => `#win-${language}`;
export const seasonPart = (language: Language, year?: string): `#${string}` =>
  `#season-${language}-${year ?? 'newest'}`;
export const latestNewsPart = (language: Language): `#${string}` => `#newest-${language}`;
/** The same for the announcement of the homepage. */
export const announcementPart = (language: Language): `#${string}` => `#announcement-${language}`;
/** The same for the engines of the catalogue. */
export const enginesPart = (language: Language): `#${string}` => `#engines-${language}`;
export const newsItemPart = (language: Language, slug: string): `#${string}` => `#item-${language}-${slug}`;
