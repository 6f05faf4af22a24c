import type { Output, Parameters, RouteName } from '@rombo/shared/contract/routes';
import useSWR, { type SWRConfiguration } from 'swr';
import { addressOf, read } from './client.ts';
import { hasStatus } from './errors.ts';

/** The key under which it stands that the session has ended while a form holds something unsaved. */
export const SESSION_END = 'session-end';

/** Data is read once and stays until a write refreshes it: never stale, never polled, never retried. */
export const readConfig = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} satisfies SWRConfiguration;

export interface ReadOptions<N extends RouteName> {
  parameters?: Parameters<N>;
  query?: Record<string, string>;
  /** Which copy of the answer is meant, where a page carries a part of it: the end of its key, such as '#outline'. */
  part?: `#${string}`;
  /** A status that means "there is none" rather than a failure: the data is then null. */
  nullOn?: 401 | 404;
}

/** State of a read; `data` is undefined until it is loaded. */
export interface Read<T> {
  data: T | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
}

/** Reads a GET route by its name; everybody who reads the same address shares one copy. */
export function useRead<N extends RouteName, O extends ReadOptions<N>>(
  name: N,
  options?: O,
): Read<O extends { nullOn: number } ? Output<N> | null : Output<N>> {
  type Data = O extends { nullOn: number } ? Output<N> | null : Output<N>;
  const nullOn = options?.nullOn;
  const { data, error, isLoading, mutate } = useSWR<Data>(
    addressOf(name, options) + (options?.part ?? ''),
    async (address: string) => {
      try {
        return (await read(address)) as Data;
      } catch (error) {
        if (nullOn && hasStatus(error, nullOn)) return null as Data;
        throw error;
      }
    },
  );
  return { data, error, loading: isLoading, retry: () => void mutate() };
}
