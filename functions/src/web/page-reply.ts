import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '@rombo/shared/contract/content-security-policy';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { SHARED, SHARED_BRIEFLY } from '../http/respond.ts';

/** Seconds until the planned end of the maintenance; a default where none is planned or it is over. */
const RETRY_AFTER = 300;
const retryAfter = (until: number | undefined): string => {
  const seconds = Math.ceil(((until ?? 0) - Date.now()) / 1000);
  return String(seconds > 0 ? seconds : RETRY_AFTER);
};

/** An ETag: the hash of a page's content and the nonce of its rendering. */
const TAG = /(?:W\/)?"([\w-]{22})\.([\w-]{22})"/g;

const shared = { 'cache-control': SHARED };
const brief = { 'cache-control': SHARED_BRIEFLY };
/** The language may come from a cookie: after a change no browser may reuse the copy in the other one. */
const byCookie = { vary: 'cookie' };
const unshared = { 'cache-control': 'no-store' };

export interface PageReply {
  status: 200 | 404 | 503;
  html: string;
  nonce: string;
  uploadOrigin: string;
  ifNoneMatch: string | undefined;
  /** The edge may cache it. Unbounded URLs would flood the cache. */
  cacheable: boolean;
  /** The edge caches it for minutes only. */
  shortTtl: boolean;
  noindex: boolean;
  /** When the maintenance is planned to end, as milliseconds since 1970. */
  until?: number | undefined;
}

/**
 * The response with a page. A browser that holds the same content under another nonce gets a 304 with the policy of the nonce that it
 * holds.
 */
export function pageReply({
  status,
  html,
  nonce,
  uploadOrigin,
  ifNoneMatch,
  cacheable,
  shortTtl,
  noindex,
  until,
}: PageReply) {
  const hash = createHash('sha256').update(html.replaceAll(nonce, '')).digest('base64url').slice(0, 22);
  const held = [...(ifNoneMatch ?? '').matchAll(TAG)].find(([, known]) => known === hash)?.[2];
  const headersOf = (own: string) => ({
    ...(cacheable ? (shortTtl ? brief : shared) : unshared),
    ...byCookie,
    // A status of 503 would make the distribution ask the bucket instead: the edge sets it.
    ...(status === 503 && { 'retry-after': retryAfter(until), 'x-page-status': '503' }),
    'content-security-policy': contentSecurityPolicy(uploadOrigin, own),
    etag: `W/"${hash}.${own}"`,
    ...(noindex && { 'x-robots-tag': 'noindex' }),
  });
  if (held && status === 200) return { statusCode: 304, headers: headersOf(held) };
  return {
    statusCode: status === 503 ? 200 : status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headersOf(nonce) },
    body: html,
  } satisfies APIGatewayProxyStructuredResultV2;
}

/** A temporary redirect, never cached. */
export const redirectTo = (location: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 302,
  headers: { ...unshared, location },
});

/** A permanent redirect. Only the edge caches it: another page may get the old address one day. */
export const movedTo = (location: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 301,
  headers: { ...shared, location },
});
