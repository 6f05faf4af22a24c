import type { Output, Parameters, RouteName } from '@rombo/shared/contract/routes';
import { useState } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { addressOf, type CallArguments, call, matchesRoute, read } from './client.ts';
import { hasStatus } from './errors.ts';

/** Cache key of the time at which the session ended while a form had unsaved changes. */
export const SESSION_END = 'session-end';

/** Reads are cached until a write refreshes them: no revalidation, polling or retries. */
export const readConfig = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} satisfies SWRConfiguration;

interface ReadOptions<N extends RouteName> {
  parameters?: Parameters<N>;
  query?: Record<string, string>;
  /** Status that means "there is none" rather than a failure; `data` is then null. */
  nullOn?: 401 | 404;
}

/** State of a read; `data` is undefined until it is loaded. */
export interface Read<T> {
  data: T | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
}

/** Calls `load` once per key; a null key loads nothing. */
export function useLoad<T>(key: string | null, load: (key: string) => Promise<T>): Read<T> {
  const { data, error, isLoading, mutate } = useSWR<T>(key, load);
  return { data, error, loading: isLoading, retry: () => void mutate() };
}

export async function readOrNull(address: string, nullOn: number | undefined): Promise<unknown> {
  try {
    return await read(address);
  } catch (error) {
    if (nullOn && hasStatus(error, nullOn)) return null;
    throw error;
  }
}

/** Reads a GET route; reads of the same address share a cached response. */
export function useRead<N extends RouteName, O extends ReadOptions<N>>(
  name: N,
  options?: O,
): Read<O extends { nullOn: number } ? Output<N> | null : Output<N>> {
  type Data = O extends { nullOn: number } ? Output<N> | null : Output<N>;
  return useLoad(addressOf(name, options), (address) => readOrNull(address, options?.nullOn) as Promise<Data>);
}

/** `busy` includes the refresh of the reads. */
export interface Write<N extends RouteName> {
  run: (...options: CallArguments<N>) => Promise<Output<N>>;
  busy: boolean;
}

/** Returns a function that fetches reads again if a view shows them, and removes them from the cache otherwise. */
export function useRefresh(reads: readonly RouteName[]): () => Promise<void> {
  const { mutate, cache } = useSWRConfig();

  return async () => {
    const keys = [...cache.keys()].filter((key) => reads.some((route) => matchesRoute(route, key)));
    const refetch = (key: string) => {
      const before = cache.get(key);
      const refetched = mutate(key);
      // A mounted view has started to fetch again, and shows its data until then. Lists of pages revalidate on mount.
      if (cache.get(key) !== before || 'next' in Object(before?.data)) return refetched;
      // Clearing also discards reads that began before the write. It must revalidate: SWR shares a request for two seconds, and a view that
      // mounts within them would wait for the discarded response.
      return mutate(key, undefined);
    };
    await Promise.all(keys.map(refetch));
  };
}

/** Writes through a route, then fetches `refreshes` again. `run` rejects on failure; nothing is retried. */
export function useWrite<N extends RouteName>(
  name: N,
  { refreshes = [] }: { refreshes?: readonly RouteName[] } = {},
): Write<N> {
  const config = useSWRConfig();
  const [running, setRunning] = useState(0);
  const refresh = useRefresh(refreshes);

  const run = async (...options: CallArguments<N>): Promise<Output<N>> => {
    setRunning((count) => count + 1);
    try {
      const output = await call(name, ...options);
      await refresh().catch(() => undefined);
      return output;
    } catch (error) {
      config.onError(error, addressOf(name, options[0]), config);
      throw error;
    } finally {
      setRunning((count) => count - 1);
    }
  };

  return { run, busy: running > 0 };
}

/**
 * Reads the part of a route's response that a page needs: embedded in the server-rendered page under a key of its own, or derived from the
 * full response.
 */
export function usePart<N extends RouteName, T extends object>(
  name: N,
  part: `#${string}`,
  derive: (answer: Output<N>) => T,
): Read<T> {
  const address = addressOf(name);
  const { data: embedded } = useSWR<T | null>(address + part, null);
  const { data, ...state } = useLoad<Output<N>>(embedded ? null : address, (from) => read(from) as Promise<Output<N>>);
  return { ...state, data: embedded ?? (data === undefined ? undefined : derive(data)) };
}
