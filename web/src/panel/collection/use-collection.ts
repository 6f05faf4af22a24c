import type { RouteName } from '@rombo/shared/contract/routes';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { addressOf, request } from '../../api/client.ts';
import { hasStatus } from '../../api/errors.ts';
import { type Read, useRefresh, useWrite } from '../../api/swr.ts';
import { nextAddress } from '../../api/use-paged-read.ts';
import { createIdempotencyKeys } from '../../forms/stored-draft.ts';
import type { Item, KeyOf, Kind, RouteTo, Version } from './kind.ts';

/** Fetches all pages of a list, or the item of a kind with a single one. */
async function readAll<T>(first: string): Promise<T[] | T> {
  const items: T[] = [];
  for (let address: string | null = first; address; ) {
    const answer: Awaited<ReturnType<typeof request>> = await request('GET', address);
    const part = answer.body as T[] | T;
    if (!Array.isArray(part)) return part;
    items.push(...part);
    address = nextAddress(answer.headers.get('Link'));
  }
  return items;
}

const listOf = <T>(read: T[] | T): T[] => (Array.isArray(read) ? read : [read]);

interface Listed<T> {
  routes: { list: RouteTo<T[] | T> };
}

function useFullList<T>(address: string, options: SWRConfiguration = {}): Read<T[]> {
  const { data, error, isLoading, mutate } = useSWR<T[] | T>(address, readAll<T>, options);
  return {
    data: data === undefined ? undefined : listOf<T>(data),
    error,
    loading: isLoading,
    retry: () => void mutate(),
  };
}

export const useItems = <T>({ routes }: Listed<T>): Read<T[]> => useFullList(addressOf(routes.list));

/** Reads the versions of an item, latest first. Revalidates on mount: a cached list may lack the latest save. */
export const useVersions = <T extends Item, D extends FieldValues>({ routes }: Kind<T, D>, id: string) =>
  useFullList<Version>(addressOf(routes.versions, { parameters: { id } }), { revalidateOnMount: true });

/** Refetches the list of a kind, updates all its views and returns it. */
export function useReload<T>({ routes, reads }: Listed<T> & Pick<Kind<Item, FieldValues>, 'reads'>) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh(reads.filter((read) => read !== routes.list));
  return async () => {
    const address = addressOf(routes.list);
    const [items] = await Promise.all([readAll<T>(address), refresh()]);
    await mutate(address, items, { revalidate: false });
    return listOf(items);
  };
}

/** Fetches the list of a kind again if a write was refused because its item was changed or deleted elsewhere. Returns whether it did. */
export function useReloadIfStale<T>(kind: Parameters<typeof useReload<T>>[0]) {
  const reload = useReload(kind);
  return async (error: unknown): Promise<boolean> =>
    (hasStatus(error, 404) || hasStatus(error, 409)) &&
    reload().then(
      () => true,
      () => false,
    );
}

interface WriteOptions {
  parameters?: { id: string; version?: string };
  body?: object;
  form?: FormData;
  ifVersion?: number;
  idempotencyKey?: string;
}

/** Route options depend on the route's name, which is generic here; the type of the kind has checked what the routes return. */
const useKindWrite = (name: RouteName, refreshes: readonly RouteName[]) =>
  useWrite(name, { refreshes }) as { run: (options: WriteOptions) => Promise<unknown>; busy: boolean };

/** The writes of a kind. Each one refreshes the lists that show it. */
export function useCollection<T extends Item, D extends FieldValues>(kind: Kind<T, D>) {
  const { routes, reads, bodyOf } = kind;
  const trash = [...reads, 'listTrash'] as const;
  const create = useKindWrite(routes.create ?? routes.update, reads);
  const update = useKindWrite(routes.update, reads);
  const remove = useKindWrite(routes.remove ?? routes.update, trash);
  const restore = useKindWrite('restoreFromTrash', trash);
  const restoreVersion = useKindWrite(routes.restoreVersion, reads);
  const order = useKindWrite(routes.order ?? routes.update, []);
  const [idempotencyKeyFor] = useState(createIdempotencyKeys);
  const { cache, mutate } = useSWRConfig();

  /** Puts a saved item into the cached list if the list could not be fetched again: the next edit begins with it. */
  const keepSaved = async (saved: T) => {
    const address = addressOf(routes.list);
    const { data: known, error }: { data?: T[] | T; error?: unknown } = cache.get(address) ?? {};
    const isOld = ({ id, version }: T) => id === saved.id && version < saved.version;
    if (!known || !error || !listOf(known).some(isOld)) return;
    const renewed = listOf(known).map((item) => (isOld(item) ? saved : item));
    await mutate(address, Array.isArray(known) ? renewed : saved, { revalidate: false });
  };

  return {
    busy: update.busy || restoreVersion.busy,
    save: async (draft: D, stored: T | null, keyOf: KeyOf): Promise<T> => {
      const body = bodyOf(draft, stored, keyOf);
      const isForm = body instanceof FormData;
      const idempotencyKey = idempotencyKeyFor([stored?.id, stored?.version, isForm ? [...body] : body]);
      const options = { idempotencyKey, ...(isForm ? { form: body } : { body }) };
      if (!stored) return (await create.run(options)) as T;
      const saved = (await update.run({ ...options, parameters: { id: stored.id }, ifVersion: stored.version })) as T;
      await keepSaved(saved);
      return saved;
    },
    listVersions: async (id: string) =>
      listOf(await readAll<Version>(addressOf(routes.versions, { parameters: { id } }))),
    restoreVersion: async (id: string, version: number, ifVersion: number): Promise<T> => {
      const parameters = { id, version: String(version) };
      const idempotencyKey = `${id}-${version}-${ifVersion}`;
      return (await restoreVersion.run({ parameters, ifVersion, idempotencyKey })) as T;
    },
    remove: ({ id, version }: T) => remove.run({ parameters: { id }, ifVersion: version }),
    ...(routes.order && { order: (ids: string[]) => order.run({ body: { ids } }) }),
    restore: ({ id }: T) => restore.run({ parameters: { id } }),
  };
}
