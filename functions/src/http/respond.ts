import { createHash } from 'node:crypto';
import type { Route } from '@rombo/shared/contract/route';
import { type RouteName, routePaths } from '@rombo/shared/contract/route-paths';
import { Id } from '@rombo/shared/contract/text';
import * as v from 'valibot';
import { badRequest } from '../errors.ts';
import { type Event, Reply, type Result } from './types.ts';

/** Edge cache lifetime of pages and public responses, in seconds. Limits the effect of a lost purge. */
const EDGE_SECONDS = 3600;
const BRIEF_SECONDS = 300;

const shared = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}`;

/** Cache-Control of responses that the edge caches for all visitors and browsers revalidate. */
export const SHARED = shared(EDGE_SECONDS);

/** Like `SHARED`, but five minutes at the edge, for unbounded URLs. */
export const SHARED_BRIEFLY = shared(BRIEF_SECONDS);

/** Limits the cache lifetime of a response that may change by itself at `time`. */
export const sharedUntil = (time = Number.POSITIVE_INFINITY, isBrief = false): string =>
  shared(Math.min(isBrief ? BRIEF_SECONDS : EDGE_SECONDS, Math.max(0, Math.floor((time - Date.now()) / 1000))));

/** True if the response may be cached for all visitors: a public route, requested without a session. */
export const isShared = ({ cache }: Pick<Route, 'cache'>, { headers }: Event): boolean =>
  cache === 'edge' && !headers.cookie?.includes('__Host-session=');

/** Writes a handler's response. A shared response has an ETag, and is a 304 if the browser has it already. */
export function respond(route: Route, event: Event, answer: unknown): Result {
  const reply = answer instanceof Reply ? answer : new Reply(answer, {});
  const { output, headers, cookies } = reply;
  // API Gateway takes repeated headers as a list.
  const repeatedHeaders = cookies.length > 0 && { multiValueHeaders: { 'set-cookie': cookies } };
  const uncached = (body: string, own = {}): Result => ({
    statusCode: route.status,
    headers: { ...own, ...headers, 'cache-control': 'no-store' },
    ...repeatedHeaders,
    body,
  });
  if (route.output === null) return uncached('');
  if (route.type !== 'application/json')
    return uncached(String(output), { 'content-type': `${route.type}; charset=utf-8` });
  const body = JSON.stringify(output);
  if (!isShared(route, event)) return uncached(body, json);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = { 'cache-control': SHARED, etag, ...headers };
  if (hasTag(event.headers['if-none-match'], etag)) return { statusCode: 304, headers: shared, body: '' };
  return { statusCode: route.status, headers: { ...json, ...shared }, body };
}

const json = { 'content-type': 'application/json' };

const hasTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^(W\/)?/, 'W/') === etag) ?? false;

export function cursorOf({ cursor = null }: Record<string, string | undefined | null>): string | null {
  if (cursor === null || v.is(Id, cursor)) return cursor;
  throw badRequest('cursor', 'unknown_cursor');
}

export const linkToNext = (name: RouteName, next: string | null, query: Record<string, string> = {}): string[] =>
  next ? [`<${routePaths[name][1]}?${new URLSearchParams({ ...query, cursor: next })}>; rel="next"`] : [];

export const pageReply = <T>(items: T, links: readonly string[]): Reply<T> =>
  new Reply(items, links.length > 0 ? { link: links.join(', ') } : {});
