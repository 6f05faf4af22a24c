import * as routes from '@rombo/shared/contract/route-definitions';
import { Failure } from '../errors.ts';
import { presignGet, readHead } from '../files/bucket.ts';
import { route } from '../http/chain.ts';
import { Reply } from '../http/types.ts';
import { priceListKey } from '../link-tokens.ts';

const FETCH_SECONDS = 300;

/** Redirects, because a price list with pictures can exceed the size of a response. */
export const handler = route(routes.openPriceList, async ({ parameters }) => {
  const key = priceListKey(parameters.token);
  const { expiresAt = 0 } = (await readHead(key, 1)) ?? {};
  if (!(expiresAt > Date.now())) throw new Failure('not_found');
  return new Reply(undefined, { location: await presignGet(key, FETCH_SECONDS), 'x-robots-tag': 'noindex' });
});
