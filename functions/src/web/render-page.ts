import { randomBytes } from 'node:crypto';
import { type PageName, pages } from '@rombo/shared/pages';
import { placeOf, render } from '@rombo/web/server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { orDeadline, withDeadline } from '../deadline.ts';
import { env, requireEnv } from '../env.ts';
import { logger } from '../logger.ts';
import { addressOf, originOf } from './page-address.ts';
import { readMaintenance, readPage } from './page-data.ts';
import { movedTo, pageReply, redirectTo } from './page-reply.ts';
import { renderFile } from './rendered-files.ts';

const uploadOrigin = requireEnv(env.uploadOrigin);

/** The pages that stay reachable while the site is closed. Those behind the login hold no data: everybody gets the same. */
const behindTheScenes: readonly (PageName | null)[] = ['admin', 'login'];

/** Answers an address with its page, rendered; if it cannot, the distribution falls back to the page that renders itself. */
export const handler = (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> =>
  withDeadline(async () => {
    try {
      return await orDeadline(answer(event));
    } catch (error) {
      logger.error('The page could not be rendered', { path: event.rawPath, error: error as Error });
      return { statusCode: 500, headers: { 'cache-control': 'no-store' } };
    }
  });

async function answer(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { pathname, address } = addressOf(event);
  const file = await renderFile(pathname, originOf(event));
  if (file) return file;
  const { page, parameters, language } = placeOf(pathname);
  const apart = behindTheScenes.includes(page);
  const [setting, data] = await Promise.all([apart ? null : readMaintenance(), readPage(page, parameters)]);
  const closed = setting?.closed ?? false;
  if (closed && page !== 'maintenance') {
    const wanted = page === 'home' ? '' : `?from=${encodeURIComponent(address)}`;
    return redirectTo(`${language ? '/en' : ''}${pages.maintenance}${wanted}`);
  }
  if (data.moved) return movedTo(`${language ? '/en' : ''}${data.moved}`);

  const nonce = randomBytes(16).toString('base64url');
  const answers = { ...setting?.answers, ...data.answers };
  return pageReply({
    status: closed ? 503 : data.found ? 200 : 404,
    html: await render({ address, origin: originOf(event), answers, nonce }),
    nonce,
    uploadOrigin,
    ifNoneMatch: event.headers['if-none-match'],
    hidden: apart || page === 'maintenance',
  });
}
