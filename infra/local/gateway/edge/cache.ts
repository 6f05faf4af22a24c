import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Reply } from '../reply.ts';
import { lifetimeOf } from './lifetime.ts';

const MAX_ENTRIES = 2000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Larger answers are passed on as they come. */
const MAX_ENTRY_BYTES = 6 * 1024 * 1024;

interface Copy {
  path: string;
  reply: Reply & { body?: Uint8Array };
  /** When the origin said it last, and until when that holds. */
  from: number;
  until: number;
}

/** What is asked of the cache: a copy by its key, or what `ask` gets from the origin, which may know the copy's tag. */
export interface Question {
  key: string;
  path: string;
  ask: (etag?: string) => Promise<Reply>;
}

export type EdgeCache = ReturnType<typeof createEdgeCache>;

const tell = (reply: Reply, how: 'Hit' | 'Miss' | 'RefreshHit', age?: number): Reply => ({
  ...reply,
  headers: {
    ...reply.headers,
    'x-cache': `${reply.status >= 400 ? 'Error' : how} from cloudfront`,
    ...(age !== undefined && { age: String(age) }),
  },
});

/** An answer that nobody keeps, as CloudFront marks it. */
export const passOn = (reply: Reply): Reply => tell(reply, 'Miss');

const bytesOf = ({ body, headers }: Reply): number =>
  body instanceof Uint8Array
    ? body.byteLength
    : body
      ? Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
      : 0;

const tagOf = (reply: Reply | undefined): string | undefined =>
  typeof reply?.headers.etag === 'string' ? reply.headers.etag : undefined;

/** The bytes of a body and no more: a slice would hold on to the whole buffer that it was cut from, which nobody counts. */
const exact = async (body: NonNullable<Reply['body']>): Promise<Uint8Array> => {
  const bytes = body instanceof Uint8Array ? body : await buffer(body);
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
};

/** The copy with the headers of the answer that confirmed it, should it be that. */
function confirmed({ reply: copy }: Copy, { status, headers }: Reply): Copy['reply'] | undefined {
  const tag = tagOf(copy);
  if (status !== 304 && (status !== 200 || !tag || tagOf({ status, headers }) !== tag)) return undefined;
  const told = status === 304 ? headers : { 'cache-control': headers['cache-control'] ?? '' };
  return { ...copy, headers: { ...copy.headers, ...told } };
}

/**
 * The edge's memory, as CloudFront keeps its own: by the answers' own words, within bounds, one question at a time to the origin for
 * each copy that is missing. What was asked before a purge is not kept after it: it may be older than the change.
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

  const fetch = async ({ key, path, ask }: Question): Promise<Reply> => {
    const began = purges;
    const keep = (reply: Copy['reply'], lifetime: number) => {
      if (began === purges) copies.set(key, { path, reply, from: now(), until: now() + lifetime });
    };
    const stale = copies.get(key);
    const reply = await ask(tagOf(stale?.reply));
    const same = stale && confirmed(stale, reply);
    if (same) {
      if (reply.body && !(reply.body instanceof Uint8Array)) reply.body.destroy();
      keep(same, lifetimeOf(same) ?? 0);
      return tell(same, 'RefreshHit');
    }
    const lifetime = lifetimeOf(reply);
    if (lifetime === undefined || bytesOf(reply) > MAX_ENTRY_BYTES) {
      if (began === purges) copies.delete(key);
      return tell(reply, 'Miss');
    }
    const { body, ...rest } = reply;
    const whole = body && { body: await exact(body) };
    keep({ ...rest, ...whole }, lifetime);
    return tell({ ...rest, ...whole }, 'Miss');
  };

  const find = (key: string): Reply | undefined => {
    const copy = copies.get(key);
    return copy && now() < copy.until ? tell(copy.reply, 'Hit', Math.floor((now() - copy.from) / 1000)) : undefined;
  };

  return {
    /** The copy that still holds, if any. */
    find,

    /** Answers with the copy, or with what the origin says. Who asks for what another is already asking for waits for that answer. */
    async answer(question: Question): Promise<Reply> {
      const { key } = question;
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
        return await fetch(question);
      } finally {
        if (underWay.get(key) === promise) underWay.delete(key);
        resolve();
      }
    },

    /** Forgets what is kept at these paths; one that ends in `*` stands for all that begin so. */
    purge(paths: string[]): void {
      purges += 1;
      underWay.clear();
      const fits = (path: string) =>
        paths.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
      for (const [key, { path }] of copies) if (fits(path)) copies.delete(key);
    },
  };
}
