import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { bestEffort } from '../logger.ts';
import { keys } from './keys.ts';
import { getRow } from './rows.ts';
import { update } from './table.ts';

/** Version of the catalogue. `outlines` is the outline format, set once every product has an outline. */
const CatalogueVersion = v.object({
  token: v.string(),
  changedAt: v.number(),
  outlines: v.optional(v.number()),
});
export type CatalogueVersion = v.InferOutput<typeof CatalogueVersion>;

export const getCatalogueVersion = () => getRow(CatalogueVersion, keys.catalogueVersion());

const writeCatalogueVersion = (outlines: number | undefined): Promise<void> =>
  bestEffort(
    () =>
      update(keys.catalogueVersion(), {
        ...{ token: randomUUID(), changedAt: Date.now() },
        ...(outlines !== undefined && { outlines }),
      }),
    'The catalogue keeps its version',
  );

let lastWrite: Promise<void> = Promise.resolve();
let queued: { outlines: number | undefined; written: Promise<void> } | undefined;

/**
 * Changes the version after a product or the order was written. If that fails, cached copies expire by age. Changes during a write share the
 * next one: a bulk change would write the version once per product.
 */
export function changeCatalogueVersion(outlines?: number): Promise<void> {
  if (queued) {
    // The lower format wins: that of incomplete outlines.
    queued.outlines = Math.min(outlines ?? Number.POSITIVE_INFINITY, queued.outlines ?? Number.POSITIVE_INFINITY);
    return queued.written;
  }
  lastWrite = lastWrite.then(() => {
    const { outlines: format } = queued ?? {};
    queued = undefined;
    return writeCatalogueVersion(Number.isFinite(format) ? format : undefined);
  });
  queued = { outlines, written: lastWrite };
  return lastWrite;
}

/** Maximum age of a cached copy, in milliseconds. Limits staleness after a crash between a write and its version change. */
const MAX_AGE_MS = 5 * 60_000;

/** Time after a change in which nothing is cached, in milliseconds: an eventually consistent read may be stale. */
const SETTLED_MS = 5000;

/** Caches the result of `read` for each catalogue version. Each call reads the version, which costs one read unit. */
export function cachedByVersion<T>(
  read: (version: CatalogueVersion | undefined) => Promise<{ value: T; isCacheable: boolean }>,
): () => Promise<T> {
  let cached: { token: string; readAt: number; value: T } | undefined;
  return async () => {
    const version = await getCatalogueVersion();
    const now = Date.now();
    if (cached && cached.token === version?.token && now - cached.readAt < MAX_AGE_MS) return cached.value;
    const { value, isCacheable } = await read(version);
    const isSettled = version !== undefined && now - version.changedAt > SETTLED_MS;
    cached = isCacheable && isSettled ? { token: version.token, readAt: now, value } : undefined;
    return value;
  };
}
