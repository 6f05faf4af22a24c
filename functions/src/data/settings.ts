import { COMPANY, CompanyProfile } from '@rombo/shared/collections/company-profile';
import { Setting, type SettingInput, type SettingKey } from '@rombo/shared/collections/setting';
import { LastBackup, MonthCost, type SiteUsage, StorageUse } from '@rombo/shared/contract/site';
import type * as v from 'valibot';
import { env } from '../env.ts';
import { keyOf } from './collection.ts';
import { companyStore, toPublic } from './company.ts';
import { keys, partitions } from './keys.ts';
import { getRow, parseRow, parseRows } from './rows.ts';
import { put, queryAll } from './table.ts';

export const getSetting = (key: SettingKey): Promise<Setting | undefined> => getRow(Setting, keys.setting(key));

export async function saveSetting({ key, value }: SettingInput): Promise<Setting> {
  const setting: Setting = { key, value, updatedAt: new Date().toISOString() };
  await put({ ...keys.setting(key), ...setting });
  return setting;
}

/**
 * Closes and opens the site at the planned times. A planned end only applies to maintenance that began before it, so a past end does not
 * open a site that was closed later.
 */
export async function applyPlannedMaintenance(): Promise<void> {
  const stored = await queryAll(partitions.settings);
  const read = (key: SettingKey) => {
    const row = stored.find(({ sk }) => sk === key);
    return row && parseRow(Setting, row);
  };
  const mode = read('maintenance_mode');
  // A blank or unreadable time is NaN, which compares as false.
  const from = Date.parse(read('maintenance_from')?.value ?? '');
  const until = Date.parse(read('maintenance_until')?.value ?? '');
  if (from <= Date.now()) {
    await saveSetting({ key: 'maintenance_mode', value: 'true' });
    await saveSetting({ key: 'maintenance_from', value: '' });
  } else if (mode?.value === 'true' && until <= Date.now() && Date.parse(mode.updatedAt) < until) {
    await saveSetting({ key: 'maintenance_mode', value: 'false' });
  }
}

/** Reads all settings and the company profile with one query, which costs no more than the settings alone. */
export async function readSettings() {
  const items = await queryAll(partitions.settings);
  const { sk } = keyOf(companyStore, COMPANY);
  const [profile] = parseRows(
    CompanyProfile,
    items.filter((item) => item.sk === sk),
  );
  const settings = parseRows(
    Setting,
    items.filter((item) => item.sk !== sk),
  );
  return {
    settings: Object.fromEntries(settings.map((setting) => [setting.key, setting])) as Partial<
      Record<SettingKey, Setting>
    >,
    company: profile && toPublic(profile),
  };
}

/** Schemas of the stored measurements, one item each. `restorable` is the table's own backup, `archive` that of the backup command. */
const usageFacts = { storage: StorageUse, restorable: LastBackup, archive: LastBackup, cost: MonthCost };
type Facts = { [F in keyof typeof usageFacts]: v.InferOutput<(typeof usageFacts)[F]> };

/** True if the site runs on the owner's machine, without AWS costs and with no backups except those of the backup command. */
export const isOwnMachine = (): boolean => Boolean(process.env[env.ownMachine]);

export const saveUsage = <F extends keyof Facts>(fact: F, value: Facts[F]): Promise<void> =>
  put({ ...keys.usage(fact), ...value });

export async function readUsage(): Promise<SiteUsage> {
  const items = await queryAll(partitions.usage);
  const read = <S extends v.GenericSchema>(fact: keyof Facts, schema: S): v.InferOutput<S> | null => {
    const item = items.find(({ sk }) => sk === fact);
    return item ? parseRow(schema, item) : null;
  };
  const storage = read('storage', usageFacts.storage);
  if (isOwnMachine()) return { hosting: 'own', storage, backup: read('archive', usageFacts.archive), cost: null };
  return {
    hosting: 'aws',
    storage,
    backup: read('restorable', usageFacts.restorable),
    cost: read('cost', usageFacts.cost),
  };
}
