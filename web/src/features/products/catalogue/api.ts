import { type CataloguePart, PART } from '@rombo/shared/catalogue-part';
import { OUTLINE, type ProductOutline } from '@rombo/shared/product-outline';
import useSWR from 'swr';
import { addressOf, request } from '../../../api/client.ts';
import type { Read } from '../../../api/use-read.ts';
import { isRendered, reloadPage } from '../../../ui/rendered-page.ts';

const LIST = addressOf('listProducts');

/** A list that has a Link is too long for the browser: the server renders its pages. */
async function readOutlines(): Promise<ProductOutline[]> {
  const answer = await request('GET', LIST);
  return answer.headers.has('Link') && isRendered() ? reloadPage() : answer.json();
}

/** The products as cards show them: a page that the server rendered carries no more of them. */
export function useOutlines(): Read<ProductOutline[]> {
  const { data, error, isLoading, mutate } = useSWR<ProductOutline[]>(LIST + OUTLINE, readOutlines);
  return { data, error, loading: isLoading, retry: () => void mutate() };
}

/** Of a catalogue that is too long for one page, what the server's page carries; undefined where `useOutlines` gives all of it. */
export const useCataloguePart = () => useSWR<CataloguePart>(LIST + PART, null).data;
