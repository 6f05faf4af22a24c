import type { RouteName } from '@rombo/shared/contract/route-paths';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { addressOf, request } from './client.ts';

const NEXT = /<([^<>]*)>;[^,<]*\brel="?next"?/;

/** Returns the `next` address of a Link header; null at the end of the list. */
export const nextAddress = (link: string | null): string | null => NEXT.exec(link ?? '')?.[1] ?? null;

interface Pages<T> {
  items: T[];
  next: string | null;
}

/** Reads a page and appends it to the items of the previous ones. */
async function readPage<T>(address: string, previous: readonly T[] = []): Promise<Pages<T>> {
  const { headers, body } = await request('GET', address);
  return { items: [...previous, ...(body as T[])], next: nextAddress(headers.get('Link')) };
}

/** Reads a list page by page; `readMore` appends the next page. A revalidation reads as many items again as are loaded. */
export function usePagedRead<T>(
  name: RouteName,
  { query, ...options }: SWRConfiguration<Pages<T>, unknown> & { query?: Record<string, string> } = {},
) {
  const address = addressOf(name, query ? { query } : {});
  const config = useSWRConfig();
  const read = async () => {
    const loaded = config.cache.get(address)?.data?.items.length ?? 0;
    let pages = await readPage<T>(address);
    while (pages.next && pages.items.length < loaded) pages = await readPage(pages.next, pages.items);
    return pages;
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<Pages<T>, unknown>(address, read, options);

  const readMore = async () => {
    if (!data?.next) return;
    try {
      const more = await readPage<T>(data.next);
      const append = (pages = data) =>
        pages.next === data.next ? { items: [...pages.items, ...more.items], next: more.next } : pages;
      // SWR discards revalidations that began before a mutation.
      await mutate(append, { revalidate: config.cache.get(address)?.isValidating ?? false });
    } catch (error) {
      config.onError(error, address, config);
      throw error;
    }
  };

  return { data, error, loading: isLoading, reloading: isValidating, retry: () => void mutate(), readMore };
}
