import * as v from 'valibot';
import { keys, partitions } from './keys.ts';
import { parseRow } from './rows.ts';
import { deleteItem, getItem, type Item, put, queryBeginning, queryFields } from './table.ts';

const FilesRow = v.object({ sk: v.string(), files: v.array(v.string()) });

/** A former version by what the daily sweep needs of it. */
export interface VersionFiles {
  /** The product's id. */
  id: string;
  sk: string;
  files: string[];
}

/** Lists the former versions of all products, those of each from the oldest on. */
export async function listVersionFiles(): Promise<VersionFiles[]> {
  const items = await queryFields(partitions.versions, ['pk', 'sk', 'files']);
  return items.map((item) => {
    const { sk, files } = parseRow(FilesRow, item);
    return { id: sk.split('#')[0] ?? '', sk, files };
  });
}

/** Deletes a former version. */
export const removeVersion = ({ sk }: Pick<VersionFiles, 'sk'>): Promise<void> =>
  deleteItem({ pk: partitions.versions, sk });

/** Deletes the former versions of a product and gives the addresses of their files. */
export async function removeVersions(id: string): Promise<string[]> {
  const items = await queryBeginning(partitions.versions, `${id}#`);
  const rows = items.map((item) => parseRow(FilesRow, item));
  await Promise.all(rows.map(removeVersion));
  return [...new Set(rows.flatMap(({ files }) => files))];
}

/** True where a product is there, or in the trash. */
export const isKnown = async (id: string): Promise<boolean> =>
  Boolean((await getItem(keys.trash(id))) ?? (await getItem(keys.product(id))));

/** Has the former versions of a product name a file by another address. */
export async function replaceInVersions(id: string, address: string, replacement: string): Promise<void> {
  for (const item of await queryBeginning(partitions.versions, `${id}#`)) {
    const text = JSON.stringify(item, (_, value) => (value === address ? replacement : value));
    const replaced: Item = JSON.parse(text);
    if (text !== JSON.stringify(item)) await put(replaced);
  }
}
