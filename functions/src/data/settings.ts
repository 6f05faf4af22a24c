import { COMPANY, CompanyProfile, type PublicProfile } from '@rombo/shared/collections/company-profile';
import { Setting, type SettingInput, type SettingKey } from '@rombo/shared/collections/setting';
import { HiddenData, LastBackup, MonthCost, type SiteUsage, StorageUse } from '@rombo/shared/contract/site';
import type * as v from 'valibot';
import { env } from '../env.ts';
import { companyStore, toPublic } from './company.ts';
import { keys, partitions } from './keys.ts';
import { getRow, parseRowOr, parseRows } from './rows.ts';
import { keyOf, readItem } from './store.ts';
import { put, queryAll } from './table.ts';

type Settings = Partial<Record<SettingKey, Setting>>;

const timeOf = (setting: Setting | undefined): number => Date.parse(setting?.value ?? '');

/**
 * Returns whether the site is closed at a time, and when that may change next. The plan closes it from `maintenance_from` to
 * `maintenance_until`, unless the mode was set after the plan began. `maintenance_until` also ends a mode that was set before it.
 */
function maintenanceAt(now: number, settings: Settings): { closed: boolean; changesAt: number | undefined } {
  const { maintenance_mode: mode, maintenance_from: from, maintenance_until: until } = settings;
  // A blank or unreadable time is NaN, which compares as false.
  const [start, end] = [timeOf(from), timeOf(until)];
  const changed = Date.parse(mode?.updatedAt ?? '');
  const began = Math.max(start, Date.parse(from?.updatedAt ?? ''));
  const isPlanned = start <= now && !(start < end && end <= now) && !(changed > began);
  const isOn = mode?.value === 'true' && !(changed < end && end <= now);
  const changesAt = Math.min(...[start, end].filter((time) => time > now));
  return { closed: isPlanned || isOn, changesAt: Number.isFinite(changesAt) ? changesAt : undefined };
}

export async function saveSetting({ key, value }: SettingInput): Promise<Setting> {
  const setting: Setting = { key, value, updatedAt: new Date().toISOString() };
  await put({ ...keys.setting(key), ...setting });
  return setting;
}

/** True if the owner wants visitors to get an automatic reply. */
export const repliesAutomatically = async (): Promise<boolean> =>
  (await getRow(Setting, keys.setting('auto_reply')))?.value === 'true';

/**
 * Reads all settings and the company profile with one query, which costs no more than the settings alone. `maintenance_mode` is as the
 * planned times make it now.
 */
export async function readSettings() {
  const items = await queryAll(partitions.settings);
  const { sk } = keyOf(companyStore, COMPANY);
  const [profile] = parseRows(
    CompanyProfile,
    items.filter((item) => item.sk === sk),
  );
  const rows = parseRows(
    Setting,
    items.filter((item) => item.sk !== sk),
  );
  const settings: Settings = Object.fromEntries(rows.map((setting) => [setting.key, setting]));
  const { closed, changesAt } = maintenanceAt(Date.now(), settings);
  const mode = settings.maintenance_mode ?? (settings.maintenance_from?.value ? settings.maintenance_from : undefined);
  if (mode) settings.maintenance_mode = { ...mode, key: 'maintenance_mode', value: String(closed) };
  return { settings, closed, changesAt, company: profile && toPublic(profile) };
}

/** An unreadable profile reads as one that was never saved. Saving it fails, so that nothing overwrites it. */
export const getCompany = async (): Promise<PublicProfile> =>
  toPublic(
    parseRowOr(CompanyProfile, await readItem(companyStore, COMPANY), { id: COMPANY, version: 1, createdAt: '' }),
  );

/** Schemas of the stored measurements, one item each. `restorable` is the table's own backup, `archive` that of the backup command. */
const usageFacts = {
  storage: StorageUse,
  restorable: LastBackup,
  archive: LastBackup,
  cost: MonthCost,
  hidden: HiddenData,
};
type Facts = { [F in keyof typeof usageFacts]: v.InferOutput<(typeof usageFacts)[F]> };

/** True if the site runs on the owner's machine, without AWS costs and with no backups except those of the backup command. */
export const isOwnMachine = (): boolean => Boolean(process.env[env.ownMachine]);

export const saveUsage = <F extends keyof Facts>(fact: F, value: Facts[F]): Promise<void> =>
  put({ ...keys.usage(fact), ...value });

export const readHiddenData = (): Promise<v.InferOutput<typeof HiddenData> | undefined> =>
  getRow(HiddenData, keys.usage('hidden'));

export async function readUsage(): Promise<SiteUsage> {
  const items = await queryAll(partitions.usage);
  const read = <S extends v.GenericSchema>(fact: keyof Facts, schema: S): v.InferOutput<S> | null => {
    const item = items.find(({ sk }) => sk === fact);
    return parseRowOr(schema, item, null);
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
