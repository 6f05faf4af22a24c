import {
  CATALOGUE_PART,
  type CataloguePart,
  countKey,
  type Filter,
  filterByCategory,
  filterKey,
  MAX_CLIENT_PRODUCTS,
  needsServer,
  noFilter,
  pageSize,
  parseFilter,
  parsePage,
} from '@rombo/shared/collections/catalogue';
import { nameIn } from '@rombo/shared/collections/in-language';
import type { Product } from '@rombo/shared/collections/product';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { outlinesPart, SEARCH_PART } from '@rombo/shared/contract/pages';
import { type MouseEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useSearch } from 'wouter';
import { addressOf, get } from '../../api/client.ts';
import { type Read, useLoad } from '../../api/swr.ts';
import { useLanguage } from '../../i18n/index.ts';
import { isServerRendered, reloadPage } from '../../loading/document-state.ts';
import { writeFilter } from './filter.ts';
import { outlineCode } from './outline-code.ts';
import type { LoadedSearch } from './search/suggestions.tsx';

const LIST_ADDRESS = addressOf('listProducts');

/** Reads the list. A `Link` header marks a list that is too long for the browser: the server then renders its pages. */
async function readProducts(): Promise<Product[]> {
  const { headers, body } = await get(LIST_ADDRESS);
  return headers.has('Link') && isServerRendered() ? reloadPage() : (body as Product[]);
}

/** Returns the outlines of all products, from the full list; reads nothing unless `enabled`. */
function useOutlines(enabled: boolean): Read<ProductOutline[]> {
  const list = useLoad(enabled ? LIST_ADDRESS : null, readProducts);
  const code = useLoad(enabled ? '#outlines' : null, outlineCode.load);
  const { language } = useLanguage();
  const [products, outlineOf] = [list.data, code.data];
  const data = useMemo(() => {
    if (!outlineOf) return undefined;
    const byId = new Map(products?.map((product) => [product.id, product]));
    const nameOf = (id: string) => {
      const other = byId.get(id);
      return other && nameIn(language, other);
    };
    return products?.map((product) => outlineOf(product, language, nameOf));
  }, [products, outlineOf, language]);
  const { error, retry } = list.error ? list : code;
  return { data, error, loading: list.loading || code.loading, retry };
}

/**
 * Returns the products embedded in the page, until a write clears them; undefined if the server did not render the page in this language.
 */
export function useCataloguePart(): (CataloguePart & { outlines: ProductOutline[] }) | undefined {
  const { language } = useLanguage();
  const { data: outlines } = useSWR<ProductOutline[] | null>(LIST_ADDRESS + outlinesPart(language), null);
  const { data: part } = useSWR<CataloguePart | null>(LIST_ADDRESS + CATALOGUE_PART, null);
  return outlines && part ? { ...part, outlines } : undefined;
}

export type CatalogueView = ReturnType<typeof useCatalogue>;

const followByReload = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
};

/** Query of the server-rendered page. The server drops invalid values: another request would bring the same page. */
const renderedFor = globalThis.location?.search;

/** True if the query asks for other products than those of `part`. */
const isOtherQuery = (part: CataloguePart, query: URLSearchParams): boolean =>
  filterKey(part.filter) !== filterKey(parseFilter(query)) || part.page !== parsePage(query, part.total);

/**
 * Returns the products for the address. The server-rendered page embeds those it shows; for others the browser fetches and filters the
 * whole list. If the catalogue is too long for that, the server renders every page.
 */
export function useCatalogue() {
  const address = useSearch();
  const { language } = useLanguage();
  const { cache } = useSWRConfig();
  const part = useCataloguePart();
  const [loadsAll, setLoadsAll] = useState(() => cache.get(LIST_ADDRESS)?.data !== undefined);
  const query = new URLSearchParams(address);
  const filter = parseFilter(query);
  const isStale = part !== undefined && globalThis.location?.search !== renderedFor && isOtherQuery(part, query);
  const { data: loaded } = useSWR<LoadedSearch | null>(SEARCH_PART, null);
  // The loaded index answers words; with an engine or an order, only the server does.
  const isLocal = Boolean(loaded && filter.q && !filter.fits && !filter.sort && (!part || isStale));
  const wantsNarrowed = needsServer(filter) && !isLocal;
  const isTooLong = part !== undefined && (part.counts[countKey(noFilter)] ?? 0) > MAX_CLIENT_PRODUCTS;
  const isLong = wantsNarrowed || isTooLong || (part !== undefined && needsServer(part.filter) && !isLocal);
  if (isStale && !isLong && !loadsAll) setLoadsAll(true);
  const read = useOutlines((!part && !(wantsNarrowed && isServerRendered())) || (loadsAll && !isLong));
  // Cards render at low priority, so that a hundred of them never delay a click on a link.
  const deferredQuery = new URLSearchParams(useDeferredValue(address));
  const deferredFilter = parseFilter(deferredQuery);

  const needsReload = isLong && (part ? isStale : isServerRendered());
  useEffect(() => {
    if (needsReload) reloadPage();
  }, [needsReload]);

  const { q } = filter;
  const local = useMemo(
    () => (isLocal && q ? loaded?.resultsOf(q, language, read.data ?? []) : undefined),
    [isLocal, loaded, q, language, read.data],
  );
  const all = read.data && (local?.found ?? read.data);
  const embedded = isStale ? undefined : part?.outlines;
  const found = all ? filterByCategory(all, deferredFilter) : embedded;
  const total = all || !part ? (found?.length ?? 0) : part.total;
  return {
    part,
    all: read.data,
    understood: local ? local.understood : isStale ? undefined : part?.understood,
    nearest: local ? local.nearest : part?.nearest,
    read: { ...read, data: found, loading: needsReload || read.loading },
    filter,
    /** Key of the list: a new list starts at its beginning. */
    listKey: `${filterKey(deferredFilter)} ${deferredQuery.get('page')}`,
    total,
    page: parsePage(deferredQuery, total),
    pages: Math.ceil(total / pageSize(deferredFilter)),
    /** True if the browser has all products. */
    isWhole: all !== undefined,
    count: (of: Filter): number | undefined =>
      all ? filterByCategory(all, of).length : part && (part.counts[countKey(of)] ?? 0),
    queryOf: (of: Filter) => writeFilter(address, of),
    onMore: () => setLoadsAll(true),
    onChoose: isLong ? followByReload : undefined,
  };
}
