import { pageQueries, SLUG_QUERY } from '@rombo/shared/contract/pages';
import type { Route } from '@rombo/shared/contract/route';
import { routes } from '@rombo/shared/contract/routes';

/** Cache rules of a kind of address; CloudFront's policies and the local edge cache are both built from them. */
export interface CacheRule {
  comment: string;
  /** Parts of the cache key besides the path. Of the rest of a request only `forwards` reaches the origin. */
  cookies: readonly string[];
  /** Headers that a function at the edge writes, each with one of a few values. */
  headers: readonly string[];
  queries: readonly string[];
  /** True if responses are cached per accepted encoding. */
  compressed: boolean;
  /** Headers that are forwarded to the origin without being part of the cache key. */
  forwards: readonly string[];
  /** Cookies likewise. */
  forwardedCookies: readonly string[];
}

/** Bounds of the cache lifetime that responses set, and its default, in seconds. */
export const ttl = { min: 0, default: 0, max: 365 * 24 * 60 * 60 } as const;

/** Errors that CloudFront would cache for ten seconds by default; they are cached only if they say so. */
export const errorStatuses = [404, 414, 500, 501, 502, 503, 504] as const;

/** The session cookie, which is part of the cache key. The edge drops values that cannot be a session's. */
export const SESSION = '__Host-session';

/** The cookie of a browser that signed in before. Only the login reads it, so it is not part of a cache key. */
const DEVICE = '__Host-device';

/** Headers of viewers and of the edge that the API reads. */
const apiHeaders = [
  'content-type',
  'idempotency-key',
  'if-match',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-site-host',
  'x-viewer-address',
];

const byAddress = { cookies: [], headers: [], queries: [], compressed: true, forwards: [], forwardedCookies: [] };

/** The rule of each kind of address. */
export const cacheRules = {
  api: {
    comment: 'As the answer says, one copy for each session and one for all visitors',
    cookies: [SESSION],
    headers: [],
    queries: [...new Set(Object.values<Route>(routes).flatMap(({ query }) => query))].sort(),
    compressed: true,
    forwards: apiHeaders,
    forwardedCookies: [DEVICE],
  },
  pages: {
    ...byAddress,
    comment:
      'As the page says, by its address, the queries that pages read, the languages shown and offered, and the session',
    cookies: [SESSION],
    headers: ['x-site-language', 'x-site-offer'],
    queries: [...new Set(Object.values(pageQueries).flat()), SLUG_QUERY],
    forwards: ['x-site-host'],
  },
  files: { ...byAddress, comment: 'As the object says, by its address alone' },
  media: { ...byAddress, comment: 'As the object says, by its address alone, in one encoding', compressed: false },
} as const satisfies Record<string, CacheRule>;
