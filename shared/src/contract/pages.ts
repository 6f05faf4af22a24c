import { defaultLanguage, type Language } from '../words/languages.ts';
import { keysOf } from './keys-of.ts';

export const fillPath = (path: string, parameters: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** Path segments of the panel's tabs. Not derived from the kinds, which visitors do not load. Tabs and their items belong to the page `admin`. */
export const panelTabs = [
  'oggi',
  'prodotti',
  'slide',
  'messaggi',
  'impostazioni',
  'rivenditori',
  'risultati',
  'news',
  'guide',
  'azienda',
  'visite',
  'cestino',
] as const;
export type PanelTab = (typeof panelTabs)[number];

/** Pages of the site with their Italian paths, shared by server, local gateway and router. */
export const pages = {
  home: '/',
  company: '/azienda',
  products: '/prodotti',
  product: '/prodotti/{slug}',
  compare: '/confronta',
  classes: '/classi',
  whereWeAre: '/dove-siamo',
  dealers: '/rivenditori',
  news: '/news',
  season: '/news/{year}',
  newsItem: '/news/{slug}',
  guides: '/guide',
  guide: '/guide/{slug}',
  contact: '/contatti',
  privacy: '/privacy',
  cookies: '/cookies',
  maintenance: '/maintenance',
  login: '/login',
  admin: '/admin',
} as const;

export type PageName = keyof typeof pages;

/** The page of an item, by its kind. Without a kind that has slugs, its readers do not compile. */
export const itemPages = { product: 'product', news: 'newsItem', guide: 'guide' } as const satisfies Record<
  string,
  PageName
>;

const PANEL_ITEM = `(/(${panelTabs.join('|')})(/[\\w-]+)?)?`;

const patternOf = (page: PageName): RegExp => {
  const path = pages[page].replace('{year}', '(?<year>\\d{4})').replace('{slug}', '(?<slug>[^/]+)');
  return RegExp(`^${path}${page === 'admin' ? PANEL_ITEM : ''}$`);
};

export function matchPage(path: string): { page: PageName; parameters: Record<string, string> } | null {
  try {
    for (const page of keysOf(pages)) {
      const found = patternOf(page).exec(path);
      const values = Object.entries(found?.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
      if (found) return { page, parameters: Object.fromEntries(values) };
    }
  } catch {
    // The path is not valid percent-encoding.
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

/** True for pages with an address per item. They need data and have no static file. */
export const isItemPage = (page: PageName | null): boolean => page !== null && pages[page].includes('{');

/**
 * Last path segment of every item behind the edge, with the slug in a query. It lets one object in the bucket be the fallback for all
 * products, another one for all news and seasons, and a third one for all guides.
 */
export const ITEM_FALLBACK = 'unavailable';
export const SLUG_QUERY = 'slug';

export const renderedFiles = ['/robots.txt', '/sitemap.xml'] as const;

/** Suffixes of API addresses for responses that a page carries in another form or language. */
export const languagePart = (language: Language): `#${string}` => `#${language}`;

export const comparisonPart = (language: Language, slugs: readonly string[]): `#${string}` =>
  `#compare-${language}-${slugs.join(',')}`;

/** Cache key of the loaded search. */
export const SEARCH_PART = '#search';

export const outlinesPart = (language: Language): `#${string}` =>
  language === defaultLanguage ? '#outline' : `#outline-${language}`;

/** Each of these parts is an object with one field. */
export const latestWinPart = (language: Language): `#${string}` => `#win-${language}`;
export const seasonPart = (language: Language, year?: string): `#${string}` =>
  `#season-${language}-${year ?? 'newest'}`;
export const latestNewsPart = (language: Language): `#${string}` => `#newest-${language}`;
export const announcementPart = (language: Language): `#${string}` => `#announcement-${language}`;
export const companyLinesPart = (language: Language): `#${string}` => `#lines-${language}`;
export const classesPart = (language: Language): `#${string}` => `#classes-${language}`;
export const enginesPart = (language: Language): `#${string}` => `#engines-${language}`;
export const guidesPart = (language: Language): `#${string}` => `#guides-${language}`;
/** Of a news item or a guide. */
export const itemPart = (language: Language, slug: string): `#${string}` => `#item-${language}-${slug}`;
