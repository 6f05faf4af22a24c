import { type CataloguePart, PART } from '@rombo/shared/catalogue-part';
import { OUTLINE, outlineOf } from '@rombo/shared/outline-of';
import type { Product } from '@rombo/shared/product';
import type { ProductOutline } from '@rombo/shared/product-outline';
import { useMemo } from 'react';
import useSWR from 'swr';
import { addressOf, request } from '../../../api/client.ts';
import type { Read } from '../../../api/use-read.ts';
import { isRendered, reloadPage } from '../../../ui/rendered-page.ts';

const LIST = addressOf('listProducts');

/** A list that has a Link is too long for the browser: the server renders its pages. */
async function readProducts(): Promise<Product[]> {
  const answer = await request('GET', LIST);
  return answer.headers.has('Link') && isRendered() ? reloadPage() : answer.json();
}

/** The products as cards show them: those that the page carries, until a write forgets them, else those of the whole list. */
export function useOutlines(): Read<ProductOutline[]> {
  const { data: carried } = useSWR<ProductOutline[] | null>(LIST + OUTLINE, null);
  const { data: whole, error, isLoading, mutate } = useSWR<Product[]>(carried ? null : LIST, readProducts);
  const data = useMemo(() => carried ?? whole?.map(outlineOf), [carried, whole]);
  return { data, error, loading: isLoading, retry: () => void mutate() };
}

/** Of a catalogue that is too long for one page, what the server's page carries; undefined where `useOutlines` gives all of it. */
export const useCataloguePart = () => useSWR<CataloguePart | null>(LIST + PART, null).data ?? undefined;
