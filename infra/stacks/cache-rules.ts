import { pageQueries, SLUG_QUERY } from '@rombo/shared/contract/pages';
import type { Route } from '@rombo/shared/contract/route';
import { routes } from '@rombo/shared/contract/routes';

/** Cache rules of a kind of URL, for both CloudFront's policies and the local edge cache. */
export interface CacheRule {
  comment: string;
  /** Cookies, headers and queries are part of the cache key, like the path. Of all other headers, only `forwards` reaches the origin. */
  cookies: readonly string[];
  /** Set by an edge function, each with few possible values. */
  headers: readonly string[];
  queries: readonly string[];
  /** True if responses are cached per accepted encoding. */
  compressed: boolean;
  /** Headers that are forwarded to the origin without being part of the cache key. */
  forwards: readonly string[];
  /** Cookies that are forwarded to the origin without being part of the cache key. */
  forwardedCookies: readonly string[];
}

/** Limits and default of the cache lifetime that responses set, in seconds. */
export const ttl = { min: 0, default: 0, max: 365 * 24 * 60 * 60 } as const;

/** Errors that CloudFront caches for ten seconds by default. Here they are cached only if their headers allow it. */
export const errorStatuses = [404, 414, 500, 501, 502, 503, 504] as const;

/** Session cookie, part of the cache key. The edge removes malformed values. */
export const SESSION = '__Host-session';

/** Cookie of a browser that signed in before. Only the login reads it, so it is not part of the cache key. */
const DEVICE = '__Host-device';

/** Headers from viewers and the edge that the API reads. */
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
