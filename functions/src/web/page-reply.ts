import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '@rombo/shared/contract/content-security-policy';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { SHARED, SHARED_BRIEFLY } from '../http/respond.ts';

/** When it makes sense to look again whether the site is open, in seconds: then, or in a while where nothing is planned or the time is over. */
const RETRY_AFTER = 300;
const retryAfter = (until: number | undefined): string => {
  const seconds = Math.ceil(((until ?? 0) - Date.now()) / 1000);
  return String(seconds > 0 ? seconds : RETRY_AFTER);
};

/** The hash of what a page says, and the nonce of the rendering that says it. */
const TAG = /(?:W\/)?"([\w-]{22})\.([\w-]{22})"/g;

const shared = { 'cache-control': SHARED };
const brief = { 'cache-control': SHARED_BRIEFLY };
/** The language of a page may be that of a cookie: no browser may show the copy in the other one, even on its way back. */
const byCookie = { vary: 'cookie' };
const unshared = { 'cache-control': 'no-store' };

export interface PageReply {
  status: 200 | 404 | 503;
  html: string;
  nonce: string;
  uploadOrigin: string;
  ifNoneMatch: string | undefined;
  /** The edge may keep it. What is said of addresses without number would fill it. */
  kept: boolean;
  /** The edge keeps it for minutes only. */
  isBrief: boolean;
  /** Search engines are asked to leave it out. */
  hidden: boolean;
  /** When the maintenance is planned to end, as milliseconds since 1970. */
  until?: number | undefined;
}

/**
 * The answer with a page. Its tag is that of its content and of its nonce: whoever holds the same content under another nonce keeps it,
 * and is told the policy that fits what is held.
 */
export function pageReply({ status, html, nonce, uploadOrigin, ifNoneMatch, kept, isBrief, hidden, until }: PageReply) {
  const hash = createHash('sha256').update(html.replaceAll(nonce, '')).digest('base64url').slice(0, 22);
  const held = [...(ifNoneMatch ?? '').matchAll(TAG)].find(([, known]) => known === hash)?.[2];
  const headersOf = (own: string) => ({
    ...(kept ? (isBrief ? brief : shared) : unshared),
    ...byCookie,
    // A status of 503 would make the distribution ask the bucket instead: the edge sets it.
    ...(status === 503 && { 'retry-after': retryAfter(until), 'x-page-status': '503' }),
    'content-security-policy': contentSecurityPolicy(uploadOrigin, own),
    etag: `W/"${hash}.${own}"`,
    ...(hidden && { 'x-robots-tag': 'noindex' }),
  });
  if (held && status === 200) return { statusCode: 304, headers: headersOf(held) };
  return {
    statusCode: status === 503 ? 200 : status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headersOf(nonce) },
    body: html,
  } satisfies APIGatewayProxyStructuredResultV2;
}

/** Sends a visitor elsewhere, for now. */
export const redirectTo = (location: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 302,
  headers: { ...unshared, location },
});

/** Sends a visitor to where a page is now. The old address may be another's one day, so that only the edge keeps this. */
export const movedTo = (location: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 301,
  headers: { ...shared, location },
});
