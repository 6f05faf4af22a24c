import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { ttl } from '../../stacks/cache-rules.ts';
import type { Reply } from './reply.ts';

const cacheableStatuses = new Set([200, 301, 302, 303, 307, 308, 404]);

const directive = (control: string, name: string): number | undefined => {
  const seconds = new RegExp(`(?:^|[,\\s])${name}="?(\\d+)`, 'i').exec(control)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
};

/** Cache lifetime of a response in milliseconds; 0 if it must not be cached. */
function lifetimeOf({ status, headers }: Reply): number {
  const control = [headers['cache-control'] ?? ''].flat().join(',');
  if (!cacheableStatuses.has(status) || headers['set-cookie'] || headers.vary === '*') return 0;
  if (/\b(no-store|no-cache|private)\b/i.test(control)) return 0;
  const told = directive(control, 's-maxage') ?? directive(control, 'max-age');
  return Math.min(Math.max(told ?? ttl.default, ttl.min), ttl.max) * 1000;
}

const MAX_ENTRIES = 2000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Larger responses bypass the cache. */
const MAX_ENTRY_BYTES = 6 * 1024 * 1024;

interface Copy {
  path: string;
  reply: Reply & { body?: Uint8Array };
  /** Times of the response and of its expiry. */
  from: number;
  until: number;
}

interface Fetched {
  reply: Reply;
  isCacheable: boolean;
}

interface CacheRequest {
  key: string;
  path: string;
  fetchOrigin: () => Promise<Reply>;
}

export type EdgeCache = ReturnType<typeof createEdgeCache>;

const withCacheStatus = (reply: Reply, how: 'Hit' | 'Miss', age?: number): Reply => ({
  ...reply,
  headers: {
    ...reply.headers,
    'x-cache': `${reply.status >= 400 ? 'Error' : how} from cloudfront`,
    ...(age !== undefined && { age: String(age) }),
  },
});

/** Marks an uncached response, as CloudFront does. */
export const bypass = (reply: Reply): Reply => withCacheStatus(reply, 'Miss');

const bytesOf = ({ body, headers }: Reply): number =>
  body instanceof Uint8Array
    ? body.byteLength
    : body
      ? Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
      : 0;

/**
 * Simulates CloudFront's cache, bounded in entries and bytes. Stale copies are fetched again, not revalidated. Responses that were
 * requested before a purge are not cached. Concurrent requests for one key share one fetch if its response is cacheable.
 */
export function createEdgeCache(now = Date.now) {
  const copies = new LRUCache<string, Copy>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ reply }, key) => bytesOf(reply) + JSON.stringify(reply.headers).length + key.length,
  });
  let purges = 0;
  /** Fetches in progress, by number of purges and key: a request after a purge does not join an earlier fetch. */
  const pending = new Map<string, Promise<Fetched>>();

  const fetch = async ({ key, path, fetchOrigin }: CacheRequest): Promise<Fetched> => {
    const began = purges;
    const reply = await fetchOrigin();
    const lifetime = lifetimeOf(reply);
    if (lifetime === 0 || bytesOf(reply) > MAX_ENTRY_BYTES) return { reply: bypass(reply), isCacheable: false };
    const { body, ...rest } = reply;
    const whole = { ...rest, ...(body && { body: body instanceof Uint8Array ? body : await buffer(body) }) };
    if (began === purges) copies.set(key, { path, reply: whole, from: now(), until: now() + lifetime });
    return { reply: bypass(whole), isCacheable: true };
  };

  /** Joins the fetch in progress. If that fails or is not cacheable, fetches for this request alone. */
  const fetchOnce = async (request: CacheRequest): Promise<Reply> => {
    const id = `${purges} ${request.key}`;
    const joined = pending.get(id);
    if (joined) {
      const other = await joined.catch(() => undefined);
      return other?.isCacheable ? other.reply : (await fetch(request)).reply;
    }
    const own = fetch(request);
    pending.set(id, own);
    try {
      return (await own).reply;
    } finally {
      pending.delete(id);
    }
  };

  const find = (key: string): Reply | undefined => {
    const copy = copies.get(key);
    return copy && now() < copy.until
      ? withCacheStatus(copy.reply, 'Hit', Math.floor((now() - copy.from) / 1000))
      : undefined;
  };

  return {
    find,

    answer: async (request: CacheRequest): Promise<Reply> => find(request.key) ?? fetchOnce(request),

    /** Removes the copies of these paths. A trailing `*` makes a path a prefix. */
    purge(paths: string[]): void {
      purges += 1;
      const fits = (path: string) =>
        paths.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
      for (const [key, { path }] of copies) if (fits(path)) copies.delete(key);
    },
  };
}
