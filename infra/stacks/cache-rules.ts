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
  /** Headers that the origin gets though no copy is found by them. */
  forwards: readonly string[];
  /** Cookies likewise. */
  forwardedCookies: readonly string[];
}

/** Seconds that an answer is kept: what it says itself, between the first and the last; the second one where it says nothing. */
export const ttl = { min: 0, default: 0, max: 365 * 24 * 60 * 60 } as const;

/** Errors that CloudFront would keep for ten seconds on its own. They are kept only where they say so themselves. */
export const errorStatuses = [404, 414, 500, 501, 502, 503, 504] as const;

/** The cookie of a session: its holder never shares a copy with anybody. One that cannot be a session's is dropped at the edge. */
export const SESSION = '__Host-session';

/** The cookie of a browser that signed in before: the login reads it, and no answer that is kept depends on it. */
const DEVICE = '__Host-device';

/** The headers of a visitor, and those of the edge, that the functions of the API read. */
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
    comment: 'As the page says, by its address, the queries that pages read, the language, and the session',
    cookies: [SESSION],
    headers: ['x-site-language'],
    queries: [...new Set(Object.values(pageQueries).flat()), SLUG_QUERY],
    forwards: ['x-site-host'],
  },
  files: { ...byAddress, comment: 'As the object says, by its address alone' },
  media: { ...byAddress, comment: 'As the object says, by its address alone, in one encoding', compressed: false },
} as const satisfies Record<string, CacheRule>;
