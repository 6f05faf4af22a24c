import { Setting, type SettingInput, type SettingKey } from '@rombo/shared/collections/setting';
import { LastBackup, MonthCost, type SiteUsage, StorageUse } from '@rombo/shared/contract/site';
import type * as v from 'valibot';
import { env } from '../env.ts';
import { keys, partitions } from './keys.ts';
import { getRow, parseRow } from './rows.ts';
import { put, queryAll } from './table.ts';

export const getSetting = (key: SettingKey): Promise<Setting | undefined> => getRow(Setting, keys.setting(key));

export async function saveSetting({ key, value }: SettingInput): Promise<Setting> {
  const setting: Setting = { key, value, updatedAt: new Date().toISOString() };
  await put({ ...keys.setting(key), ...setting });
  return setting;
}

/** The facts that are stored, each in an item: `restorable` of the table's own backups, `archive` of the command's. */
const facts = { storage: StorageUse, restorable: LastBackup, archive: LastBackup, cost: MonthCost };
type Facts = { [F in keyof typeof facts]: v.InferOutput<(typeof facts)[F]> };

/** True on a machine of the owner's: there is no account that costs anything, and no backup but those of the command. */
export const isOwnMachine = (): boolean => Boolean(process.env[env.ownMachine]);

export const saveUsage = <F extends keyof Facts>(fact: F, value: Facts[F]): Promise<void> =>
  put({ ...keys.usage(fact), ...value });

export async function readUsage(): Promise<SiteUsage> {
  const items = await queryAll(partitions.usage);
  const read = <S extends v.GenericSchema>(fact: keyof Facts, schema: S): v.InferOutput<S> | null => {
    const item = items.find(({ sk }) => sk === fact);
    return item ? parseRow(schema, item) : null;
  };
  const storage = read('storage', facts.storage);
  if (isOwnMachine()) return { hosting: 'own', storage, backup: read('archive', facts.archive), cost: null };
  return { hosting: 'aws', storage, backup: read('restorable', facts.restorable), cost: read('cost', facts.cost) };
}
