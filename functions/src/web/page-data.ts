import {
  countFilters,
  type Filter,
  matching,
  PAGE_SIZE,
  readFilter,
  readPage as readPageNumber,
} from '@rombo/shared/collections/catalogue';
import { type CataloguePart, type EngineChoice, PART } from '@rombo/shared/collections/catalogue-part';
import { comparisonOf } from '@rombo/shared/collections/comparison';
import { clippedOutlineOf } from '@rombo/shared/collections/outline-of';
import { productDetailsIn, withoutOthers } from '@rombo/shared/collections/product-in';
import type { User } from '@rombo/shared/contract/account';
import { slugIn } from '@rombo/shared/contract/in-language';
import { comparisonIn, copyIn, outlinesIn, type PageName, pathOfPage } from '@rombo/shared/contract/pages';
import { readCompared } from '@rombo/shared/contract/query-rules';
import { pathOf } from '@rombo/shared/contract/route-paths';
import { previewToken } from '@rombo/shared/contract/slug';
import type { Language } from '@rombo/shared/words/languages';
import { listDealers } from '../data/dealers.ts';
import type { Outline } from '../data/outlines.ts';
import { findCompared, findProduct } from '../data/product-details.ts';
import { getListed, readCatalogue } from '../data/product-lists.ts';
import { engineKey } from '../data/search-entries.ts';
import { getSetting } from '../data/settings.ts';
import { listActiveSlides } from '../data/slides.ts';

const LIST = pathOf('listProducts', {});

/** The address of the page that is shown, if its number is not the requested one. */
function movedTo(given: URLSearchParams, page: number): { moved?: string } {
  const requested = given.get('page');
  if (requested === null || (page > 1 && requested === String(page))) return {};
  const query = new URLSearchParams(given);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return { moved: pathOfPage('products') + (query.size > 0 ? `?${query}` : '') };
}

/** Maximum number of engines in the page's filter, about 1 kB; for more it has links. */
const ENGINES = 40;

const choiceOf = (language: Language, { slug, name, nameEn }: Outline): EngineChoice => ({
  slug,
  name: (language === 'en' && nameEn) || name,
});

/** Filters products by the words of a search, the best first, and by an engine that they fit, if it exists. */
async function narrow(language: Language, products: readonly Outline[], { q, fits }: Filter) {
  const engine = products.find(({ category, slug }) => category === 'motori' && slug === fits);
  const parts = engine ? products.filter((product) => product.fits.includes(engineKey(engine.id))) : products;
  // Loaded on demand: most pages are not searches.
  const found = q ? (await import('../data/search-entries.ts')).searchProducts(parts, q) : parts;
  return { found, ...(fits && { engine: engine ? choiceOf(language, engine) : null }) };
}

async function readCataloguePage(_: unknown, query: URLSearchParams, language: Language): Promise<PageData> {
  const filter = readFilter(query);
  const catalogue = await readCatalogue();
  const { found: entries, ...narrowed } = await narrow(language, catalogue.outlines, filter);
  const engines = catalogue.outlines.filter(({ category }) => category === 'motori');
  const left = matching<Outline>(entries, filter);
  const page = readPageNumber(query, left.length);
  const ids = left.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);
  const shown = await getListed(catalogue, ids);
  const part: CataloguePart = { filter, page, total: left.length, counts: countFilters(entries), ...narrowed };
  if (engines.length > 0)
    part.engines = engines.length > ENGINES ? [] : engines.map((engine) => choiceOf(language, engine));
  return {
    found: true,
    ...(filter.q && { isSearch: true }),
    ...movedTo(query, page),
    answers: {
      [LIST + outlinesIn(language)]: shown.map((product) => clippedOutlineOf(product, language)),
      [LIST + PART]: part,
    },
  };
}

/** API responses by address, as the browser would request them. */
export type Answers = Record<string, unknown>;

/** Data of a page. `found` is false if the address names nothing that exists; `moved` is its new address. */
interface PageData {
  found: boolean;
  /** The address that it has now, without the language. */
  moved?: string;
  answers: Answers;
  /** Shortened answers that the page carries instead; the browser reads the whole ones when it needs them. */
  carried?: Answers;
  /** True for the results of a search: cached for minutes and not indexed, since its URLs are unbounded. */
  isSearch?: boolean;
  isPreview?: boolean;
}

type PathParameters = Record<string, string>;

const found = (answers: Answers): PageData => ({ found: true, answers });

async function readProduct(
  { slug = '' }: PathParameters,
  _: URLSearchParams,
  shown: Language,
  addressed: Language,
): Promise<PageData> {
  const product = await findProduct(slug);
  const key = pathOf('getProduct', { id: slug }) + copyIn(shown);
  if (!product) return { found: false, answers: { [key]: null } };
  const details = productDetailsIn(shown, product);
  const data = { ...found({ [key]: details }), carried: { [key]: withoutOthers(details) } };
  if (previewToken(slug)) return { ...data, isPreview: true };
  const wanted = slugIn(addressed, product);
  return wanted === slug ? data : { ...data, moved: pathOfPage('product', { slug: wanted }) };
}

async function readComparison(_: PathParameters, query: URLSearchParams, language: Language): Promise<PageData> {
  const slugs = readCompared(query.get('p'));
  const { products, related } = await findCompared(slugs);
  return found({
    [pathOf('listProducts', {}) + comparisonIn(language, slugs)]: comparisonOf(language, products, related),
  });
}

/** Reads the data of a page in the language in which it is shown; `addressed` is that of its address. */
type ReadData = (
  parameters: PathParameters,
  query: URLSearchParams,
  shown: Language,
  addressed: Language,
) => Promise<PageData>;

/** Data of each page besides the maintenance setting; pages that are not listed need none. */
const needs: Partial<Record<PageName, ReadData>> = {
  home: async () => found({ [pathOf('listActiveSlides', {})]: await listActiveSlides() }),
  products: readCataloguePage,
  product: readProduct,
  compare: readComparison,
  dealers: async () => found({ [pathOf('listDealers', {})]: await listDealers() }),
};

const SETTING = pathOf('getSetting', { key: 'maintenance_mode' });
const UNTIL = pathOf('getSetting', { key: 'maintenance_until' });

/** The answer to a browser that asks who is signed in. */
export const userAnswer = (user: User): Answers => ({ [pathOf('getUser', {})]: user });

/** Assumed if the setting cannot be read: the site stays open. */
export const assumedOpen: Answers = { [SETTING]: null };

interface Maintenance {
  closed: boolean;
  until: number | undefined;
  answers: Answers;
}

/** Reads whether the site is in maintenance and until when, with the API responses for the page: null for a setting never made. */
export async function readMaintenance(page: PageName | null): Promise<Maintenance> {
  const setting = (await getSetting('maintenance_mode')) ?? null;
  const closed = setting?.value === 'true';
  if (!closed && page !== 'maintenance') return { closed, until: undefined, answers: { [SETTING]: setting } };
  const end = (await getSetting('maintenance_until')) ?? null;
  const until = Date.parse(end?.value ?? '') || undefined;
  return { closed, until, answers: { [SETTING]: setting, [UNTIL]: end } };
}

/** Reads what a page needs; `query` is that of its address. */
export const readPage = (page: PageName | null, ...given: Parameters<ReadData>): Promise<PageData> =>
  (page && needs[page]?.(...given)) || Promise.resolve({ found: page !== null, answers: {} });
