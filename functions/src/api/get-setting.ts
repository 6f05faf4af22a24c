import { isSettingKey } from '@rombo/shared/collections/setting';
import * as routes from '@rombo/shared/contract/route-definitions';
import { readSettings } from '../data/settings.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/chain.ts';
import { sharedUntil } from '../http/respond.ts';
import { Reply } from '../http/types.ts';

export const handler = route(routes.getSetting, async ({ parameters: { key } }) => {
  if (!isSettingKey(key)) throw new Failure('not_found');
  const { settings, changesAt } = await readSettings();
  const setting = settings[key];
  if (!setting) throw new Failure('not_found', { shared: true });
  return new Reply(setting, { 'cache-control': sharedUntil(changesAt) });
});
