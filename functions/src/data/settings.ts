import type { Setting, SettingInput, SettingKey } from '@rombo/shared/setting';
import { keys } from './keys.ts';
import { getItem, type Item, put } from './table.ts';

/** Reads a setting; nothing when it was never set. */
export async function getSetting(key: SettingKey): Promise<Setting | undefined> {
  const item = await getItem(keys.setting(key));
  return item && fromItem(item);
}

/** Sets a setting to a value, now. */
export async function saveSetting({ key, value }: SettingInput): Promise<Setting> {
  const setting: Setting = { key, value, updatedAt: new Date().toISOString() };
  await put({ ...keys.setting(key), ...setting });
  return setting;
}

const fromItem = (item: Item): Setting => {
  const stored = item as Item & Setting;
  return { key: stored.key, value: stored.value, updatedAt: stored.updatedAt };
};
