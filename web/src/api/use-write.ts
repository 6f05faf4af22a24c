import type { Output, RouteName } from '@rombo/shared/contract/routes';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf, type CallArguments, call, isReadOf, send } from './client.ts';

export interface WriteOptions {
  /** The reads whose copies are fetched again once the write has succeeded. */
  refreshes?: readonly RouteName[];
}

/** A write that waits to be run. `busy` lasts until the reads that it refreshes have come back too. */
export interface Write<N extends RouteName> {
  run: (...options: CallArguments<N>) => Promise<Output<N>>;
  busy: boolean;
}

export function useRefresh(reads: readonly RouteName[]): () => Promise<void> {
  const { mutate, cache, fallback } = useSWRConfig();
  const names = reads.join();

  return useCallback(async () => {
    const changed = names ? (names.split(',') as RouteName[]) : [];
    // Data that came with the page is a copy too.
    const known = new Set([...cache.keys(), ...Object.keys(fallback)]);
    const keys = [...known].filter((key) => changed.some((route) => isReadOf(route, key)));
    // Copies that no mounted view shows are fetched as well: nothing else would ever renew them. A part of an answer that came with
    // the page is forgotten instead: its reader goes on with the answer itself.
    const renew = (key: string) =>
      key.includes('#')
        ? mutate(key, null, { revalidate: false })
        : mutate(key, send('GET', key), { revalidate: false }).catch(() => mutate(key));
    await Promise.all(keys.map(renew));
  }, [cache, fallback, mutate, names]);
}

/** Writes through a route by its name; a failure is thrown to whoever ran it, and nothing is retried. */
export function useWrite<N extends RouteName>(name: N, { refreshes = [] }: WriteOptions = {}): Write<N> {
  const config = useSWRConfig();
  const { onError } = config;
  const [running, setRunning] = useState(0);
  const refresh = useRefresh(refreshes);

  const run = useCallback(
    async (...options: CallArguments<N>): Promise<Output<N>> => {
      setRunning((count) => count + 1);
      try {
        const output = await call(name, ...options);
        await refresh().catch(() => undefined);
        return output;
      } catch (error) {
        onError(error, addressOf(name, options[0]), config);
        throw error;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [name, refresh, onError, config],
  );

  return { run, busy: running > 0 };
}
