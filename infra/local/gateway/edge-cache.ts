import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { ttl } from '../../stacks/cache-rules.ts';
import type { Reply } from './reply.ts';

/** Statuses that CloudFront caches. */
const cacheableStatuses = new Set([200, 301, 302, 303, 307, 308, 404]);

const directive = (control: string, name: string): number | undefined => {
  const seconds = new RegExp(`(?:^|[,\\s])${name}="?(\\d+)`, 'i').exec(control)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
};

/** Returns the cache lifetime of a response in milliseconds by its headers; undefined if it must not be cached, 0 if it must be revalidated. */
function lifetimeOf({ status, headers }: Reply): number | undefined {
  const control = [headers['cache-control'] ?? ''].flat().join(',');
  if (!cacheableStatuses.has(status) || headers['set-cookie'] || headers.vary === '*') return undefined;
  if (/\b(no-store|private)\b/i.test(control)) return undefined;
  const told = /\bno-cache\b/i.test(control) ? 0 : (directive(control, 's-maxage') ?? directive(control, 'max-age'));
  const seconds = Math.min(Math.max(told ?? ttl.default, ttl.min), ttl.max);
  // Without an ETag a stale copy cannot be revalidated.
  return seconds === 0 && (status !== 200 || !headers.etag) ? undefined : seconds * 1000;
}

const MAX_ENTRIES = 2000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Larger responses bypass the cache. */
const MAX_ENTRY_BYTES = 6 * 1024 * 1024;

interface Copy {
  path: string;
  reply: Reply & { body?: Uint8Array };
  /** Time of the origin's response or confirmation, and of expiry. */
  from: number;
  until: number;
}

/** A cache key, its path, and how to fetch the response from the origin; the origin may revalidate the ETag of a stale copy. */
interface CacheRequest {
  key: string;
  path: string;
  fetchOrigin: (etag?: string) => Promise<Reply>;
}

export type EdgeCache = ReturnType<typeof createEdgeCache>;

const withCacheStatus = (reply: Reply, how: 'Hit' | 'Miss' | 'RefreshHit', age?: number): Reply => ({
  ...reply,
  headers: {
    ...reply.headers,
    'x-cache': `${reply.status >= 400 ? 'Error' : how} from cloudfront`,
    ...(age !== undefined && { age: String(age) }),
  },
});

/** Marks a response that is not cached, as CloudFront does. */
export const bypass = (reply: Reply): Reply => withCacheStatus(reply, 'Miss');

const bytesOf = ({ body, headers }: Reply): number =>
  body instanceof Uint8Array
    ? body.byteLength
    : body
      ? Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
      : 0;

const tagOf = (reply: Reply | undefined): string | undefined =>
  typeof reply?.headers.etag === 'string' ? reply.headers.etag : undefined;

/** Copies a slice of a larger buffer, which would otherwise stay in memory uncounted. */
const exact = async (body: NonNullable<Reply['body']>): Promise<Uint8Array> => {
  const bytes = body instanceof Uint8Array ? body : await buffer(body);
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
};

/** The copy with the headers of the answer, if that confirms it. */
function confirmed({ reply: copy }: Copy, { status, headers }: Reply): Copy['reply'] | undefined {
  const tag = tagOf(copy);
  if (status !== 304 && (status !== 200 || !tag || tagOf({ status, headers }) !== tag)) return undefined;
  const confirmedHeaders = status === 304 ? headers : { 'cache-control': headers['cache-control'] ?? '' };
  return { ...copy, headers: { ...copy.headers, ...confirmedHeaders } };
}

/**
 * Simulates CloudFront's cache: honours cache headers, is bounded in entries and bytes, and collapses concurrent requests for one key.
 * Responses that were requested before a purge are not cached.
 */
export function createEdgeCache({ maxEntries = MAX_ENTRIES, maxBytes = MAX_BYTES, now = Date.now } = {}) {
  const copies = new LRUCache<string, Copy>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ reply }, key) => bytesOf(reply) + JSON.stringify(reply.headers).length + key.length,
  });
  const underWay = new Map<string, Promise<void>>();
  let purges = 0;

  const fetch = async ({ key, path, fetchOrigin }: CacheRequest): Promise<Reply> => {
    const began = purges;
    const keep = (reply: Copy['reply'], lifetime: number) => {
      if (began === purges) copies.set(key, { path, reply, from: now(), until: now() + lifetime });
    };
    const stale = copies.get(key);
    const reply = await fetchOrigin(tagOf(stale?.reply));
    const same = stale && confirmed(stale, reply);
    if (same) {
      if (reply.body && !(reply.body instanceof Uint8Array)) reply.body.destroy();
      keep(same, lifetimeOf(same) ?? 0);
      return withCacheStatus(same, 'RefreshHit');
    }
    const lifetime = lifetimeOf(reply);
    if (lifetime === undefined || bytesOf(reply) > MAX_ENTRY_BYTES) {
      if (began === purges) copies.delete(key);
      return withCacheStatus(reply, 'Miss');
    }
    const { body, ...rest } = reply;
    const whole = body && { body: await exact(body) };
    keep({ ...rest, ...whole }, lifetime);
    return withCacheStatus({ ...rest, ...whole }, 'Miss');
  };

  const find = (key: string): Reply | undefined => {
    const copy = copies.get(key);
    return copy && now() < copy.until
      ? withCacheStatus(copy.reply, 'Hit', Math.floor((now() - copy.from) / 1000))
      : undefined;
  };

  return {
    /** Returns the cached response that is still fresh, if any. */
    find,

    /** Answers from the cache or the origin. Concurrent requests for one key wait for the first. */
    async answer(request: CacheRequest): Promise<Reply> {
      const { key } = request;
      const found = find(key);
      if (found) return found;
      const another = underWay.get(key);
      if (another) {
        await another;
        const kept = find(key);
        if (kept) return kept;
      }

      const { promise, resolve } = Promise.withResolvers<void>();
      if (!underWay.has(key)) underWay.set(key, promise);
      try {
        return await fetch(request);
      } finally {
        if (underWay.get(key) === promise) underWay.delete(key);
        resolve();
      }
    },

    /** Removes the copies of these paths; a path that ends in `*` is a prefix. */
    purge(paths: string[]): void {
      purges += 1;
      underWay.clear();
      const fits = (path: string) =>
        paths.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
      for (const [key, { path }] of copies) if (fits(path)) copies.delete(key);
    },
  };
}
