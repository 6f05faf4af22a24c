import { createHash } from 'node:crypto';
import type { Route } from '@rombo/shared/route';
import { type Event, Reply, type Result } from './types.ts';

/** How long the edge may keep a public answer, in seconds, should a purge ever be lost. */
const EDGE_SECONDS = 3600;

/** Writes a handler's answer: status, body, and for a visitor's public answer an ETag, with 304 when the browser has it already. */
export function respond(route: Route, event: Event, answer: unknown): Result {
  const { output, headers } = answer instanceof Reply ? answer : new Reply(answer, {});
  if (route.output === null)
    return { statusCode: route.status, headers: { 'cache-control': 'no-store', ...headers }, body: '' };
  const body = JSON.stringify(output);
  const isShared = route.cache === 'edge' && !event.headers.cookie?.includes('__Host-session=');
  if (!isShared)
    return { statusCode: route.status, headers: { ...json, 'cache-control': 'no-store', ...headers }, body };
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = { 'cache-control': `public, max-age=0, s-maxage=${EDGE_SECONDS}`, etag, ...headers };
  if (hasTag(event.headers['if-none-match'], etag)) return { statusCode: 304, headers: shared, body: '' };
  return { statusCode: route.status, headers: { ...json, ...shared }, body };
}

const json = { 'content-type': 'application/json' };

const hasTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^(W\/)?/, 'W/') === etag) ?? false;
