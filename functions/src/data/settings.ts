import { Setting, type SettingInput, type SettingKey } from '@rombo/shared/setting';
import { keys } from './keys.ts';
import { parseRow } from './rows.ts';
import { getItem, put } from './table.ts';

/** Reads a setting; nothing when it was never set. */
export async function getSetting(key: SettingKey): Promise<Setting | undefined> {
  const item = await getItem(keys.setting(key));
  return item && parseRow(Setting, item);
}

/** Sets a setting to a value, now. */
export async function saveSetting({ key, value }: SettingInput): Promise<Setting> {
  const setting: Setting = { key, value, updatedAt: new Date().toISOString() };
  await put({ ...keys.setting(key), ...setting });
  return setting;
}
