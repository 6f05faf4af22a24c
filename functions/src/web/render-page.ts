import { randomBytes } from 'node:crypto';
import { type PageName, pages } from '@rombo/shared/contract/pages';
import { defaultLanguage, localized } from '@rombo/shared/words/languages';
import { render, resolvePath } from '@rombo/web/server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { orDeadline, withDeadline } from '../deadline.ts';
import { env, requireEnv } from '../env.ts';
import { logger } from '../logger.ts';
import {
  addressOf,
  cookiesOf,
  hasSessionCookie,
  isNotFound,
  languageOf,
  originOf,
  userOfCookies,
} from './page-address.ts';
import { type Answers, assumedOpen, readMaintenance, readPage, userAnswer } from './page-data.ts';
import { movedTo, type PageReply, pageReply, redirectTo } from './page-reply.ts';
import { renderFile } from './rendered-files.ts';

const uploadOrigin = requireEnv(env.uploadOrigin);

/** Pages that stay reachable during maintenance. They hold no data: everybody gets the same. */
const maintenanceExempt: readonly (PageName | null)[] = ['admin', 'login'];

/** Makes the distribution fall back to the static file of the page, which renders in the browser. */
const failure: APIGatewayProxyStructuredResultV2 = { statusCode: 500, headers: { 'cache-control': 'no-store' } };

/** Renders the page of an address; falls back to a static page on an error. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  try {
    return await withDeadline(() => orDeadline(answer(event)));
  } catch (error) {
    // The address of a preview is what opens it.
    const path = addressOf(event).address.replace(/[0-9a-f]{40}/, '…');
    logger.error('The page could not be rendered', { path, error });
    // Loaded only now: a function that renders has no use for it.
    (await import('../metrics.ts')).count('PagesFailed', 1);
    return renderFallback(event).catch(() => failure);
  }
};

/** A product's page has no static file: its fallback is a 503 that fetches the product in the browser. */
async function renderFallback(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { pathname, address } = addressOf(event);
  if (resolvePath(pathname).page !== 'product') return failure;
  return reply(event, { status: 503, address, answers: assumedOpen, cacheable: false });
}

async function answer(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { pathname, address } = addressOf(event);
  const file = await renderFile(pathname, originOf(event));
  if (file) return file;
  const { page, parameters, language, path } = resolvePath(pathname);
  const query = new URLSearchParams(address.slice(pathname.length));
  const isExempt = maintenanceExempt.includes(page);
  const [setting, data] = await Promise.all([
    isExempt ? null : readMaintenance(page),
    readPage(page, parameters, query, language ?? languageOf(event), language ?? defaultLanguage),
  ]);
  const closed = setting?.closed ?? false;
  const owner = closed && page !== 'maintenance' ? await userOfCookies(cookiesOf(event)) : undefined;
  if (closed && !owner && page !== 'maintenance') {
    const wanted = page === 'home' || isNotFound(pathname) ? '' : `?from=${encodeURIComponent(address)}`;
    return redirectTo(localized(language ?? defaultLanguage, pages.maintenance) + wanted);
  }
  const current = localized(language ?? defaultLanguage, data.moved ?? path);
  const isFormer = page === 'product' && data.found && current !== pathname;
  if (data.moved || isFormer) return movedTo(current);

  return reply(event, {
    status: closed && !owner ? 503 : data.found ? 200 : 404,
    cacheable: !closed && !data.isPreview && (data.found || isNotFound(pathname)),
    address,
    answers: { ...setting?.answers, ...data.answers, ...(owner && userAnswer(owner)) },
    carried: data.carried,
    noindex:
      closed ||
      isExempt ||
      page === 'maintenance' ||
      page === 'compare' ||
      data.isSearch === true ||
      data.isPreview === true,
    shortTtl: data.isSearch === true,
    until: setting?.until,
  });
}

interface Page
  extends Pick<PageReply, 'status' | 'cacheable'>,
    Partial<Pick<PageReply, 'noindex' | 'shortTtl' | 'until'>> {
  address: string;
  answers: Answers;
  carried?: Answers | undefined;
}

async function reply(event: APIGatewayProxyEventV2, page: Page) {
  const { status, address, answers, carried, cacheable, noindex = false, shortTtl = false, until } = page;
  const nonce = randomBytes(16).toString('base64url');
  return pageReply({
    status,
    html: await render({ address, language: languageOf(event), origin: originOf(event), answers, carried, nonce }),
    nonce,
    uploadOrigin,
    ifNoneMatch: event.headers['if-none-match'],
    cacheable: cacheable && !hasSessionCookie(cookiesOf(event)),
    noindex,
    shortTtl,
    until,
  });
}
