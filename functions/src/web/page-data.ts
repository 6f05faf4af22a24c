import {
  CATALOGUE_PART,
  type CataloguePart,
  countFilters,
  type Filter,
  filterByCategory,
  pageSize,
  parseFilter,
  parsePage,
  type Sort,
} from '@rombo/shared/collections/catalogue';
import { classesIn } from '@rombo/shared/collections/classes';
import { announcementIn } from '@rombo/shared/collections/company-in';
import { companyLines } from '@rombo/shared/collections/company-lines';
import type { PublicProfile } from '@rombo/shared/collections/company-profile';
import { comparisonOf } from '@rombo/shared/collections/comparison';
import { guidePageIn, guidesIn } from '@rombo/shared/collections/guides-in';
import { nameIn, slugIn } from '@rombo/shared/collections/in-language';
import { latestNewsIn, newsPageIn } from '@rombo/shared/collections/news-in';
import { noteKey } from '@rombo/shared/collections/note-key';
import { romeDay, upcomingClosures } from '@rombo/shared/collections/opening-hours';
import { cardPicture } from '@rombo/shared/collections/outline-of';
import { productDetailsIn, withoutLazyFields } from '@rombo/shared/collections/product-in';
import type { EngineChoice, PicturedEngine } from '@rombo/shared/collections/product-outline';
import { parseCompared } from '@rombo/shared/collections/query-rules';
import { latestWinIn, seasonIn } from '@rombo/shared/collections/results-in';
import { isPublic } from '@rombo/shared/collections/status';
import { understoodIn, withMeasure } from '@rombo/shared/collections/understood';
import type { User } from '@rombo/shared/contract/account';
import { slugsOf } from '@rombo/shared/contract/language-fields';
import {
  announcementPart,
  classesPart,
  companyLinesPart,
  comparisonPart,
  enginesPart,
  guidesPart,
  itemPages,
  itemPart,
  languagePart,
  latestNewsPart,
  latestWinPart,
  outlinesPart,
  type PageName,
  pathOfPage,
  seasonPart,
} from '@rombo/shared/contract/pages';
import { pathOf } from '@rombo/shared/contract/route-paths';
import { previewToken } from '@rombo/shared/contract/slug';
import { type Language, languageCodes } from '@rombo/shared/words/languages';
import { type Card, outlineIn, toRelated } from '../data/cards.ts';
import { readCatalogue } from '../data/catalogue.ts';
import { listDealers } from '../data/dealers.ts';
import { guideAddresses, listAnsweringGuides, listPublicGuides } from '../data/guides.ts';
import { listPublicNews } from '../data/news.ts';
import { findCompared, findProduct } from '../data/product-details.ts';
import { readProducts } from '../data/products.ts';
import { listPublicResults } from '../data/results.ts';
import { compareAscii } from '../data/rows.ts';
import { readSettings } from '../data/settings.ts';
import { listActiveSlides } from '../data/slides.ts';
import { type Addresses, findByFormerSlug, newsAddresses } from '../data/slugs.ts';

const LIST = pathOf('listProducts', {});
const RESULTS = pathOf('listResults', {});
const NEWS = pathOf('listNews', {});
const GUIDES = pathOf('listGuides', {});

/** Removes a day of return that has passed. A page that was cached before is corrected by the browser. */
const withUpcomingReturn = <T extends { backOn?: string | undefined }>({ backOn, ...product }: T) => ({
  ...product,
  ...(backOn && backOn >= romeDay() && { backOn }),
});

function movedTo(given: URLSearchParams, page: number): { moved?: string } {
  const requested = given.get('page');
  if (requested === null || (page > 1 && requested === String(page))) return {};
  const query = new URLSearchParams(given);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return { moved: pathOfPage('products') + (query.size > 0 ? `?${query}` : '') };
}

/** Maximum number of engines on a page. */
const MAX_ENGINES = 40;

const toEngineChoice = (language: Language, card: Card): EngineChoice => ({
  slug: card.slug,
  name: nameIn(language, card).name,
});

const toPicturedEngine = (language: Language, card: Card): PicturedEngine => ({
  ...toEngineChoice(language, card),
  cover: card.picture && cardPicture(card.picture),
});

const enginesIn = (products: readonly Card[]): Card[] => products.filter(({ category }) => category === 'motori');

const orHighest = (figure: number | undefined): number => figure ?? Number.MAX_VALUE;

function sortedBy(sort: Sort, language: Language, products: readonly Card[]): Card[] {
  const nameOf = (product: Card): string => toEngineChoice(language, product).name;
  const compare: Record<Sort, (one: Card, other: Card) => number> = {
    name: (one, other) => nameOf(one).localeCompare(nameOf(other), language, { numeric: true }),
    price: (one, other) => orHighest(one.price) - orHighest(other.price),
    power: (one, other) => (other.power ?? 0) - (one.power ?? 0),
    weight: (one, other) => orHighest(one.weight) - orHighest(other.weight),
    newest: (one, other) => compareAscii(other.createdAt, one.createdAt),
  };
  return products.toSorted(compare[sort]);
}

async function searchAndFilter(language: Language, products: readonly Card[], { q, fits, sort }: Filter) {
  const engine = products.find((product) => product.category === 'motori' && fits && slugsOf(product).includes(fits));
  const search = q ? (await import('../data/search-entries.ts')).searchProducts(products, q) : undefined;
  const guides = search && search.answers.length > 0 ? await listAnsweringGuides() : [];
  const all = search?.found ?? products;
  const found = engine ? all.filter((product) => product.fits?.includes(engine.id)) : all;
  return {
    exact: search?.exact,
    understood: search && understoodIn(search, (engine) => toEngineChoice(language, engine), guides, language),
    nearest: search?.nearest ?? [],
    found: sort ? sortedBy(sort, language, found) : found,
    choice: fits ? { engine: engine ? toEngineChoice(language, engine) : null } : {},
  };
}

async function readCataloguePage({ query, shown: language, addressed }: PageRequest): Promise<PageData> {
  const filter = parseFilter(query);
  const catalogue = await readCatalogue();
  const { exact, understood, nearest, found: entries, choice } = await searchAndFilter(language, catalogue, filter);
  if (exact) return { ...foundPage({}), exactMatch: pathOfPage('product', { slug: slugIn(addressed, exact) }) };
  const matches = filterByCategory<Card>(entries, filter);
  const page = parsePage(query, matches.length);
  const size = pageSize(filter);
  const byId = new Map(catalogue.map((card) => [card.id, card]));
  const nameOf = (id: string) => {
    const other = byId.get(id);
    return other && nameIn(language, other);
  };
  const outlines = (cards: readonly Card[]) =>
    cards.map((card) => withMeasure(withUpcomingReturn(outlineIn(card, language, nameOf)), card, language, understood));
  const part: CataloguePart = { filter, page, total: matches.length, counts: countFilters(entries), ...choice };
  if (understood) part.understood = understood;
  if (matches.length === 0 && nearest.length > 0) part.nearest = outlines(nearest);
  return {
    found: true,
    ...(filter.q && { isSearch: true }),
    ...movedTo(query, page),
    answers: {
      [LIST + outlinesPart(language)]: outlines(matches.slice((page - 1) * size, page * size)),
      [LIST + CATALOGUE_PART]: part,
    },
  };
}

export type Answers = Record<string, unknown>;

/** Data of a page. `found` is false if the address names nothing that exists. */
interface PageData {
  found: boolean;
  /** Path of the permanent redirect, without the language. */
  moved?: string;
  /** Path of the product whose article code was searched for, without the language. */
  exactMatch?: string;
  answers: Answers;
  /** Shortened responses that the page carries instead. The browser fetches the whole ones on demand. */
  carried?: Answers;
  /** True for search results, whose URLs are unbounded: cached for minutes and not indexed. */
  isSearch?: boolean;
  isPreview?: boolean;
}

interface PageRequest {
  parameters: Record<string, string>;
  query: URLSearchParams;
  shown: Language;
  /** Language of the page's address. */
  addressed: Language;
}

const foundPage = (answers: Answers): PageData => ({ found: true, answers });

async function readProduct({ parameters: { slug = '' }, shown, addressed }: PageRequest): Promise<PageData> {
  const product = await findProduct(slug);
  const key = pathOf('getProduct', { id: slug }) + languagePart(shown);
  if (!product) return { found: false, answers: { [key]: null } };
  const { parts, ...own } = withUpcomingReturn(productDetailsIn(shown, product));
  const details = { ...own, ...(parts && { parts: parts.map(withUpcomingReturn) }) };
  const data = { ...foundPage({ [key]: details }), carried: { [key]: withoutLazyFields(details) } };
  if (previewToken(slug)) return { ...data, isPreview: true };
  const wanted = slugIn(addressed, product);
  return wanted === slug ? data : { ...data, moved: pathOfPage('product', { slug: wanted }) };
}

async function readComparison({ query, shown: language }: PageRequest): Promise<PageData> {
  const slugs = parseCompared(query.get('p'));
  const { products, related } = await findCompared(slugs);
  const offered =
    products.length > 0
      ? related
      : enginesIn(await readCatalogue())
          .slice(0, MAX_ENGINES)
          .map(toRelated);
  return foundPage({ [LIST + comparisonPart(language, slugs)]: comparisonOf(language, products, offered) });
}

async function readClasses({ shown: language }: PageRequest): Promise<PageData> {
  const catalogue = await readCatalogue();
  const ids = enginesIn(catalogue).map(({ id }) => id);
  const engines = (await readProducts(ids.slice(0, MAX_ENGINES), true)).filter(isPublic).map(withUpcomingReturn);
  return foundPage({ [LIST + classesPart(language)]: { classes: classesIn(language, engines, catalogue) } });
}

async function readHome({ shown: language }: PageRequest): Promise<PageData> {
  const [slides, results, news, catalogue] = await Promise.all([
    listActiveSlides(),
    listPublicResults(),
    listPublicNews(),
    readCatalogue(),
  ]);
  const engines = enginesIn(catalogue).slice(0, MAX_ENGINES);
  return foundPage({
    [pathOf('listActiveSlides', {})]: slides,
    [RESULTS + latestWinPart(language)]: { win: latestWinIn(language, results) },
    [NEWS + latestNewsPart(language)]: { news: latestNewsIn(language, news) },
    [LIST + enginesPart(language)]: { engines: engines.map((engine) => toPicturedEngine(language, engine)) },
  });
}

async function readSeason({ parameters: { year }, shown: language }: PageRequest): Promise<PageData> {
  const [results, news] = await Promise.all([listPublicResults(), year === undefined ? listPublicNews() : []]);
  const season = seasonIn(language, results, year);
  return {
    found: season !== null,
    answers: {
      [RESULTS + seasonPart(language, year)]: { season },
      ...(year === undefined && { [NEWS + latestNewsPart(language)]: { news: latestNewsIn(language, news) } }),
    },
  };
}

type Slugged = Parameters<typeof slugIn>[1];

/** Returns the reader of an item's page. The item is also found by a former slug, from which it redirects. */
const readItem =
  <I extends Slugged & { id: string }>(
    list: string,
    readAll: () => Promise<I[]>,
    pageIn: (language: Language, items: readonly I[], slug: string) => { item: Slugged } | null,
    addresses: Addresses,
  ) =>
  async ({ parameters: { slug = '' }, shown, addressed }: PageRequest): Promise<PageData> => {
    const items = await readAll();
    const page = pageIn(shown, items, slug);
    const item = page?.item ?? (await findByFormerSlug(slug, items, addresses));
    const data = { found: page !== null, answers: { [list + itemPart(shown, slug)]: { page } } };
    const wanted = item && slugIn(addressed, item);
    return !wanted || wanted === slug
      ? data
      : { ...data, moved: pathOfPage(itemPages[addresses.kind], { slug: wanted }) };
  };

const readGuides = async ({ shown }: PageRequest): Promise<PageData> =>
  foundPage({ [GUIDES + guidesPart(shown)]: { guides: guidesIn(shown, await listPublicGuides()) } });

/** Data of each page besides the site's settings. Pages that are not listed need none. */
const needs: Partial<Record<PageName, (request: PageRequest) => Promise<PageData>>> = {
  home: readHome,
  products: readCataloguePage,
  product: readProduct,
  compare: readComparison,
  classes: readClasses,
  dealers: async () => foundPage({ [pathOf('listDealers', {})]: await listDealers() }),
  news: readSeason,
  season: readSeason,
  newsItem: readItem(NEWS, listPublicNews, newsPageIn, newsAddresses),
  guides: readGuides,
  guide: readItem(GUIDES, listPublicGuides, guidePageIn, guideAddresses),
};

const SETTING = pathOf('getSetting', { key: 'maintenance_mode' });
const COMPANY = pathOf('getCompany', {});

export const userAnswer = (user: User): Answers => ({ [pathOf('getUser', {})]: user });

/** Used if the setting cannot be read: the site stays open. */
export const assumedOpen: Answers = { [SETTING]: null };

interface SiteData {
  closed: boolean;
  changesAt: number | undefined;
  until: number | undefined;
  answers: Answers;
  carried: Answers;
}

const noticeKeys = ['maintenance_until' as const, ...languageCodes.map(noteKey)];

/** Pages that carry the company profile. On the others only the server uses it. */
const profilePages: readonly (PageName | null)[] = ['contact', 'whereWeAre', 'maintenance'];

const withUpcomingClosures = ({ closed = [], ...profile }: PublicProfile): PublicProfile => {
  const upcoming = upcomingClosures(closed, romeDay());
  return { ...profile, ...(upcoming.length > 0 && { closed: upcoming }) };
};

/** Reads the maintenance settings and the company profile as the page's API responses; null for unset values. */
export async function readSite(page: PageName | null, language: Language): Promise<SiteData> {
  const { settings, closed, changesAt, company } = await readSettings();
  const { maintenance_mode: setting = null, maintenance_until: end = null } = settings;
  const profile = company ? withUpcomingClosures(company) : null;
  const announcement = announcementIn(language, profile);
  const answers = {
    [SETTING]: setting,
    ...((closed || page === 'maintenance') &&
      Object.fromEntries(noticeKeys.map((key) => [pathOf('getSetting', { key }), settings[key] ?? null]))),
    [COMPANY]: profile,
    [COMPANY + companyLinesPart(language)]: companyLines(language, profile),
    ...(page === 'home' && { [COMPANY + announcementPart(language)]: { announcement } }),
  };
  return {
    closed,
    changesAt,
    until: Date.parse(end?.value ?? '') || undefined,
    answers,
    carried: {
      [SETTING]: closed ? { value: 'true' } : null,
      ...(!profilePages.includes(page) && { [COMPANY]: undefined }),
      [COMPANY + companyLinesPart(language)]: undefined,
    },
  };
}

export const readPage = async (page: PageName | null, request: PageRequest): Promise<PageData> =>
  (page && (await needs[page]?.(request))) || { found: page !== null, answers: {} };
