import { createHash, randomBytes } from 'node:crypto';
import { contentSecurityPolicy } from '@rombo/shared/contract/content-security-policy';
import { isItemPage, type PageName, pages } from '@rombo/shared/contract/pages';
import { defaultLanguage, localized } from '@rombo/shared/words/languages';
import { render, resolvePath } from '@rombo/web/server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { env, requireEnv } from '../env.ts';
import { SHARED, SHARED_BRIEFLY, sharedUntil } from '../http/respond.ts';
import { logger } from '../logger.ts';
import { PAGE_TIMEOUT_MS, withTimeLimit } from '../time-limits.ts';
import {
  addressOf,
  cookiesOf,
  hasSessionCookie,
  isNotFound,
  languageOf,
  offeredLanguage,
  originOf,
  userOfCookies,
} from './page-address.ts';
import { type Answers, assumedOpen, readPage, readSite, userAnswer } from './page-data.ts';
import { renderFile } from './render-file.ts';

const uploadOrigin = requireEnv(env.uploadOrigin);

/** Default Retry-After in seconds, if no end of the maintenance is planned or it has passed. */
const RETRY_AFTER = 300;
const retryAfter = (until: number | undefined): string => {
  const seconds = Math.ceil(((until ?? 0) - Date.now()) / 1000);
  return String(seconds > 0 ? seconds : RETRY_AFTER);
};

/** An ETag: the hash of a page's content and the nonce of its rendering. */
const ETAG = /(?:W\/)?"([\w-]{22})\.([\w-]{22})"/g;

const noStore = { 'cache-control': 'no-store' };

interface Page {
  status: 200 | 404 | 503;
  address: string;
  answers: Answers;
  carried?: Answers | undefined;
  /** True if the edge may cache the page. Unbounded URLs would flood the cache. */
  cacheable: boolean;
  shortTtl?: boolean | undefined;
  /** When the site may close by plan: the page must not be cached beyond it. */
  changesAt?: number | undefined;
  noindex?: boolean;
  until?: number | undefined;
}

/** Responds with a page. A browser that holds the same content gets a 304 with the policy of the nonce it holds. */
async function reply(event: APIGatewayProxyEventV2, page: Page) {
  const { status, address, answers, carried, cacheable, shortTtl, changesAt, noindex, until } = page;
  const nonce = randomBytes(16).toString('base64url');
  const context = {
    language: languageOf(event),
    offered: offeredLanguage(event),
    origin: originOf(event),
    nonce,
  };
  const html = await render({ address, answers, carried, ...context });
  const hash = createHash('sha256').update(html.replaceAll(nonce, '')).digest('base64url').slice(0, 22);
  const knownTags = [...(event.headers['if-none-match'] ?? '').matchAll(ETAG)];
  const knownNonce = knownTags.find(([, content]) => content === hash)?.[2];
  const isShared = cacheable && !hasSessionCookie(cookiesOf(event));
  const headersOf = (own: string) => ({
    'cache-control': isShared ? sharedUntil(changesAt, shortTtl) : 'no-store',
    // The language may come from a cookie: after a change, browsers must not reuse the copy in the other language.
    vary: 'cookie',
    // A 503 would make the distribution fall back to the bucket, so the edge sets the status.
    ...(status === 503 && { 'retry-after': retryAfter(until), 'x-page-status': '503' }),
    'content-security-policy': contentSecurityPolicy(uploadOrigin, own),
    etag: `W/"${hash}.${own}"`,
    ...(noindex && { 'x-robots-tag': 'noindex' }),
  });
  if (knownNonce && status === 200) return { statusCode: 304, headers: headersOf(knownNonce) };
  return {
    statusCode: status === 503 ? 200 : status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headersOf(nonce) },
    body: html,
  } satisfies APIGatewayProxyStructuredResultV2;
}

/** Pages that stay reachable during maintenance. They contain no data and are the same for everyone. */
const maintenanceExempt: readonly (PageName | null)[] = ['admin', 'login'];

/** Makes the distribution fall back to the page's static file, which renders in the browser. */
const failure: APIGatewayProxyStructuredResultV2 = { statusCode: 500, headers: noStore };

export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  try {
    return await withTimeLimit(() => answer(event), PAGE_TIMEOUT_MS);
  } catch (error) {
    // The token in a preview address is a secret. A query may hold what a visitor searched for.
    const path = addressOf(event).pathname.replace(/[0-9a-f]{40}/, '…');
    logger.error('The page could not be rendered', { path, error });
    (await import('../metrics.ts')).count('PagesFailed', 1);
    return renderFallback(event).catch(() => failure);
  }
};

/** An item's page has no static file, so its fallback is a 503 page that fetches the item in the browser. */
async function renderFallback(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { pathname, address } = addressOf(event);
  if (!isItemPage(resolvePath(pathname).page)) return failure;
  return reply(event, { status: 503, address, answers: assumedOpen, cacheable: false });
}

async function answer(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { pathname, address } = addressOf(event);
  const file = await renderFile(pathname, originOf(event));
  if (file) return file;
  const { page, parameters, language, path } = resolvePath(pathname);
  const query = new URLSearchParams(address.slice(pathname.length));
  const isExempt = maintenanceExempt.includes(page);
  const [shown, addressed] = [language ?? languageOf(event), language ?? defaultLanguage];
  const [setting, data] = await Promise.all([
    isExempt ? null : readSite(page, shown),
    readPage(page, { parameters, query, shown, addressed }),
  ]);
  const closed = setting?.closed ?? false;
  const owner = closed && page !== 'maintenance' ? await userOfCookies(cookiesOf(event)) : undefined;
  if (closed && !owner && page !== 'maintenance') {
    const wanted = page === 'home' || isNotFound(pathname) ? '' : `?from=${encodeURIComponent(address)}`;
    const location = localized(addressed, pages.maintenance) + wanted;
    return { statusCode: 302, headers: { ...noStore, location } };
  }
  const inLanguage = (address: string) => localized(addressed, address);
  if (data.exactMatch)
    return { statusCode: 302, headers: { 'cache-control': SHARED_BRIEFLY, location: inLanguage(data.exactMatch) } };
  const current = inLanguage(data.moved ?? path);
  const isFormer = isItemPage(page) && data.found && current !== pathname;
  // Cached at the edge only: another page may get the old address later.
  if (data.moved || isFormer) return { statusCode: 301, headers: { 'cache-control': SHARED, location: current } };

  return reply(event, {
    status: closed && !owner ? 503 : data.found ? 200 : 404,
    cacheable: !closed && !data.isPreview && (data.found || isNotFound(pathname)),
    address,
    answers: { ...setting?.answers, ...data.answers, ...(owner && userAnswer(owner)) },
    carried: { ...setting?.carried, ...data.carried },
    noindex:
      closed || isExempt || page === 'maintenance' || page === 'compare' || Boolean(data.isSearch || data.isPreview),
    shortTtl: data.isSearch,
    changesAt: setting?.changesAt,
    until: setting?.until,
  });
}
