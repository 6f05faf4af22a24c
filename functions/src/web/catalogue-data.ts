import { countFilters, matching, PAGE_SIZE, readFilter, readPage, WHOLE_CATALOGUE } from '@rombo/shared/catalogue';
import { type CataloguePart, PART } from '@rombo/shared/catalogue-part';
import { clippedOutlineOf, OUTLINE } from '@rombo/shared/outline-of';
import { pathOfPage } from '@rombo/shared/pages';
import { pathOf } from '@rombo/shared/route-paths';
import { getProducts, listWholeOrEntries } from '../data/product-lists.ts';
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

/** Reads what the catalogue shows: every product, or of more than a page can carry those that its address asks for. */
export async function readCatalogue(_: unknown, query: URLSearchParams): Promise<PageData> {
  const filter = readFilter(query);
  const list = await listWholeOrEntries(WHOLE_CATALOGUE);
  if (list.products) {
    const page = readPage(query, matching(list.products, filter).length);
    return { found: true, ...movedTo(query, page), answers: { [LIST + OUTLINE]: list.products.map(clippedOutlineOf) } };
  }
  const { entries } = list;
  const left = matching(entries, filter);
  const page = readPage(query, left.length);
  const shown = await getProducts(left.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id));
  const part: CataloguePart = { filter, page, total: left.length, counts: countFilters(entries) };
  return {
    found: true,
    ...movedTo(query, page),
    answers: { [LIST + OUTLINE]: shown.map(clippedOutlineOf), [LIST + PART]: part },
  };
}
