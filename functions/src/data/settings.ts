import { Setting, type SettingInput, type SettingKey } from '@rombo/shared/collections/setting';
import { keys } from './keys.ts';
import { getRow } from './rows.ts';
import { put } from './table.ts';

export const getSetting = (key: SettingKey): Promise<Setting | undefined> => getRow(Setting, keys.setting(key));

export async function saveSetting({ key, value }: SettingInput): Promise<Setting> {
  const setting: Setting = { key, value, updatedAt: new Date().toISOString() };
  await put({ ...keys.setting(key), ...setting });
  return setting;
}
