import { isSettingKey } from '@rombo/shared/setting';
import { getSetting } from '../data/settings.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/route.ts';

/** Reads a setting; one that is unknown or was never set is a 404. */
export const handler = route('getSetting', async ({ parameters: { key } }) => {
  const setting = isSettingKey(key) ? await getSetting(key) : undefined;
  if (!setting) throw new Failure('not_found');
  return setting;
});
