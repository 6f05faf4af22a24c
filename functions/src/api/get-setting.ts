import { isSettingKey } from '@rombo/shared/collections/setting';
import * as routes from '@rombo/shared/contract/route-definitions';
import { getSetting } from '../data/settings.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.getSetting, async ({ parameters: { key } }) => {
  if (!isSettingKey(key)) throw new Failure('not_found');
  const setting = await getSetting(key);
  if (!setting) throw new Failure('not_found', { shared: true });
  return setting;
});
