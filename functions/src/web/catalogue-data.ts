import { countFilters, matching, PAGE_SIZE, readFilter, readPage } from '@rombo/shared/catalogue';
import { type CataloguePart, PART } from '@rombo/shared/catalogue-part';
import { clippedOutlineOf, OUTLINE } from '@rombo/shared/outline-of';
import { pathOfPage } from '@rombo/shared/pages';
import { pathOf } from '@rombo/shared/route-paths';
import { getProducts, listWholeOrEntries, type ProductEntry } from '../data/product-lists.ts';
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

/** Up to this many products one query reads them whole; beyond, only those that the page shows are read whole. */
const READ_WHOLE = 100;

/** Reads the products that the catalogue's page shows, and the counts of all. */
export async function readCatalogue(_: unknown, query: URLSearchParams): Promise<PageData> {
  const filter = readFilter(query);
  const { products, entries = products ?? [] } = await listWholeOrEntries(READ_WHOLE);
  const left = matching<ProductEntry>(entries, filter);
  const page = readPage(query, left.length);
  const ids = left.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);
  const shown = products ? products.filter(({ id }) => ids.includes(id)) : await getProducts(ids);
  const part: CataloguePart = { filter, page, total: left.length, counts: countFilters(entries) };
  return {
    found: true,
    ...movedTo(query, page),
    answers: { [LIST + OUTLINE]: shown.map(clippedOutlineOf), [LIST + PART]: part },
  };
}
