import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf, request } from '../../api/client.ts';
import { type Read, useRefresh, useWrite } from '../../api/swr.ts';
import { nextAddress } from '../../api/use-paged-read.ts';
import { createFormKey } from '../../forms/kept-draft.ts';
import type { Item, KeyOf, Kind, RouteTo, Version } from './kind.ts';

/** Reads a whole list; a long one comes in several responses. */
async function readAll<T>(first: string): Promise<T[]> {
  const items: T[] = [];
  for (let address: string | null = first; address; ) {
    const response: Response = await request('GET', address);
    items.push(...((await response.json()) as T[]));
    address = nextAddress(response.headers.get('Link'));
  }
  return items;
}

interface Listed<T> {
  routes: { list: RouteTo<T[]> };
}

/** A whole list by its address, in one cached copy. */
function useAll<T>(address: string | null): Read<T[]> {
  const { data, error, isLoading, mutate } = useSWR<T[]>(address, readAll<T>);
  return { data, error, loading: isLoading, retry: () => void mutate() };
}

/** The list of a kind. */
export const useItems = <T>({ routes }: Listed<T>): Read<T[]> => useAll(addressOf(routes.list));

/** The versions of an item, the current one first. */
export const useVersions = <T extends Item, D extends FieldValues>({ routes }: Kind<T, D>, id: string) =>
  useAll<Version>(routes.versions ? addressOf(routes.versions, { parameters: { id } }) : null);

/** Reads the list of a kind again, updates every view of it, and returns it. */
export function useReload<T>({ routes, shownBy }: Listed<T> & Pick<Kind<Item, FieldValues>, 'shownBy'>) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh(shownBy);
  return async () => {
    const address = addressOf(routes.list);
    const [items] = await Promise.all([readAll<T>(address), refresh()]);
    await mutate(address, items, { revalidate: false });
    return items;
  };
}

interface WriteOptions {
  parameters?: { id: string; version?: string };
  body?: object;
  form?: FormData;
  ifVersion?: number;
  idempotencyKey?: string;
}

/** The writes of a kind; its lists are read again after each. */
export function useCollection<T extends Item, D extends FieldValues>(kind: Kind<T, D>) {
  const { routes, shownBy, isTrashed, bodyOf } = kind;
  const { versions } = routes;
  const lists = [routes.list, ...shownBy];
  const trash = [...lists, 'listTrash'] as const;
  // The routes' options depend on their names; the description of the kind has checked what they return.
  const create = useWrite(routes.create, { refreshes: lists }).run as (options: WriteOptions) => Promise<unknown>;
  const updating = useWrite(routes.update, { refreshes: lists });
  const update = updating.run as typeof create;
  const remove = useWrite(routes.remove, { refreshes: isTrashed ? trash : lists }).run as typeof create;
  const restore = useWrite('restoreFromTrash', { refreshes: trash }).run;
  const restoring = useWrite(routes.restoreVersion ?? routes.update, { refreshes: lists });
  const restoreOne = restoring.run as typeof create;
  const order = useWrite(routes.order ?? routes.update).run as typeof create;
  const [keyFor] = useState(createFormKey);
  return {
    busy: updating.busy || restoring.busy,
    save: async (draft: D, stored: T | null, keyOf: KeyOf): Promise<T> => {
      const body = bodyOf(draft, stored, keyOf);
      const isForm = body instanceof FormData;
      const idempotencyKey = keyFor([stored?.id, stored?.version, isForm ? [...body] : body]);
      const options = { idempotencyKey, ...(isForm ? { form: body } : { body }) };
      const saved = stored
        ? await update({ ...options, parameters: { id: stored.id }, ifVersion: stored.version })
        : await create(options);
      return saved as T;
    },
    ...(versions && { listVersions: (id: string) => readAll<Version>(addressOf(versions, { parameters: { id } })) }),
    restoreVersion: async (id: string, version: number, ifVersion: number): Promise<T> => {
      const parameters = { id, version: String(version) };
      const idempotencyKey = `${id}-${version}-${ifVersion}`;
      return (await restoreOne({ parameters, ifVersion, idempotencyKey })) as T;
    },
    remove: ({ id, version }: T) => remove({ parameters: { id }, ifVersion: version }),
    ...(routes.order && { order: (ids: string[]) => order({ body: { ids } }) }),
    ...(isTrashed && { restore: ({ id }: T) => restore({ parameters: { id } }) }),
  };
}
