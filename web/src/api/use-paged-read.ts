import type { RouteName } from '@rombo/shared/contract/route-paths';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { addressOf, request } from './client.ts';

const NEXT = /<([^>]*)>\s*;[^,]*\brel="?next"?/;

/** Returns the `next` address of a Link header; null at the end of the list. */
export const nextAddress = (link: string | null): string | null => NEXT.exec(link ?? '')?.[1] ?? null;

export interface Pages<T> {
  items: T[];
  next: string | null;
}

async function readPage<T>(address: string): Promise<Pages<T>> {
  const response = await request('GET', address);
  return { items: (await response.json()) as T[], next: nextAddress(response.headers.get('Link')) };
}

/** Appends the already loaded following pages to a reloaded first page, unless items between them may be missing. */
export function mergePages<T extends { id: string }>(first: Pages<T>, current: Pages<T> | undefined): Pages<T> {
  const last = first.items.at(-1)?.id;
  const at = current?.items.findIndex(({ id }) => id === last) ?? -1;
  if (!current || first.next === null || at < 0) return first;
  return { items: [...first.items, ...current.items.slice(at + 1)], next: current.next };
}

/** Reads a list page by page; `readMore` appends the next page. */
export function usePagedRead<T extends { id: string }>(
  name: RouteName,
  { query, ...options }: SWRConfiguration<Pages<T>, unknown> & { query?: Record<string, string> } = {},
) {
  const address = addressOf(name, query ? { query } : {});
  const config = useSWRConfig();
  const read = async () => mergePages(await readPage<T>(address), config.cache.get(address)?.data);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Pages<T>, unknown>(address, read, options);
  const change = (to: (pages: Pages<T>) => Pages<T> | Promise<Pages<T>>) =>
    mutate(async (pages) => pages && (await to(pages)), { revalidate: false });

  const readMore = async () => {
    try {
      await change(async ({ items, next }) => {
        const more = next ? await readPage<T>(next) : { items: [], next };
        return { items: [...items, ...more.items], next: more.next };
      });
    } catch (error) {
      config.onError(error, address, config);
      throw error;
    }
  };

  return { data, error, loading: isLoading, reloading: isValidating, retry: () => void mutate(), readMore, change };
}
