import {
  countFilters,
  type Filter,
  matching,
  PAGE_SIZE,
  readFilter,
  readPage,
} from '@rombo/shared/collections/catalogue';
import { type CataloguePart, type EngineChoice, PART } from '@rombo/shared/collections/catalogue-part';
import { clippedOutlineOf } from '@rombo/shared/collections/outline-of';
import { outlinesIn, pathOfPage } from '@rombo/shared/contract/pages';
import { pathOf } from '@rombo/shared/contract/route-paths';
import type { Language } from '@rombo/shared/words/languages';
import type { Outline } from '../data/outlines.ts';
import { getListed, readCatalogue } from '../data/product-lists.ts';
import { engineKey } from '../data/search-entries.ts';
import type { PageData } from './page-data.ts';

const LIST = pathOf('listProducts', {});

/** The address of the page that a query gets to see, where its number is another one. */
function movedTo(given: URLSearchParams, page: number): { moved?: string } {
  const requested = given.get('page');
  if (requested === null || (page > 1 && requested === String(page))) return {};
  const query = new URLSearchParams(given);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return { moved: pathOfPage('products') + (query.size > 0 ? `?${query}` : '') };
}

/** Engines that a page offers to choose from: 40 names are about 1 kB of it. Of more, it links to them. */
const ENGINES = 40;

const choiceOf = (language: Language, { slug, name, nameEn }: Outline): EngineChoice => ({
  slug,
  name: (language === 'en' && nameEn) || name,
});

/** Products that have the words of a search, the best first, and are parts of an engine; all of them where there is no such engine. */
async function narrow(language: Language, products: readonly Outline[], { q, fits }: Filter) {
  const engine = products.find(({ category, slug }) => category === 'motori' && slug === fits);
  const parts = engine ? products.filter((product) => product.fits.includes(engineKey(engine.id))) : products;
  // Loaded only now: most pages have no use for it.
  const found = q ? (await import('../data/search-products.ts')).searchProducts(parts, q) : parts;
  return { found, ...(fits && { engine: engine ? choiceOf(language, engine) : null }) };
}

/** Reads the products that the catalogue's page shows, and the counts of all. */
export async function readCataloguePage(_: unknown, query: URLSearchParams, language: Language): Promise<PageData> {
  const filter = readFilter(query);
  const catalogue = await readCatalogue();
  const { found: entries, ...narrowed } = await narrow(language, catalogue.outlines, filter);
  const engines = catalogue.outlines.filter(({ category }) => category === 'motori');
  const left = matching<Outline>(entries, filter);
  const page = readPage(query, left.length);
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
