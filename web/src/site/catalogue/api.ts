import { CATALOGUE_PART, type CataloguePart } from '@rombo/shared/collections/catalogue';
import { outlineOf } from '@rombo/shared/collections/outline-of';
import type { Product } from '@rombo/shared/collections/product';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { nameIn } from '@rombo/shared/contract/in-language';
import { outlinesPart } from '@rombo/shared/contract/pages';
import { useDeferredValue, useMemo } from 'react';
import useSWR from 'swr';
import { addressOf, get } from '../../api/client.ts';
import { type Read, useLoad } from '../../api/swr.ts';
import { useLanguage } from '../../i18n/index.ts';
import { isServerRendered, reloadPage } from '../../loading/document-state.ts';

export const LIST_ADDRESS = addressOf('listProducts');

/** Reads the list. A `Link` header marks a list that is too long for the browser: the server then renders its pages. */
async function readProducts(): Promise<Product[]> {
  const response = await get(LIST_ADDRESS);
  return response.headers.has('Link') && isServerRendered() ? reloadPage() : response.json();
}

/** Returns the outlines of all products, from the full list; reads nothing unless `enabled`. */
export function useOutlines(enabled: boolean): Read<ProductOutline[]> {
  const { data: list, ...state } = useLoad(enabled ? LIST_ADDRESS : null, readProducts);
  // Renders in slices: a hundred cards at once would be a long task.
  const products = useDeferredValue(list);
  const { language } = useLanguage();
  const data = useMemo(() => {
    const byId = new Map(products?.map((product) => [product.id, product]));
    const nameOf = (id: string) => {
      const other = byId.get(id);
      return other && nameIn(language, other);
    };
    return products?.map((product) => outlineOf(product, language, nameOf));
  }, [products, language]);
  return { ...state, data };
}

/**
 * Returns the products embedded in the page, until a write clears them; undefined if the server did not render the page in this language.
 */
export function useCataloguePart(): (CataloguePart & { outlines: ProductOutline[] }) | undefined {
  const { language } = useLanguage();
  const { data: outlines } = useSWR<ProductOutline[] | null>(LIST_ADDRESS + outlinesPart(language), null);
  const { data: part } = useSWR<CataloguePart | null>(LIST_ADDRESS + CATALOGUE_PART, null);
  return useMemo(() => (outlines && part ? { ...part, outlines } : undefined), [outlines, part]);
}
