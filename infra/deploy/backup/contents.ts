import { type Entry, readArchive } from '@rombo/functions/backup/archive';
import { Item } from '@rombo/functions/backup/items';
import { StoredHeaders } from '@rombo/functions/backup/site-files';
import { type Counts, KEYS, writeBackup } from '@rombo/functions/backup/write-backup';
import { mediaPrefixes } from '@rombo/functions/files/media-keys';
import * as v from 'valibot';
import { explain } from '../command.ts';
import { Keys, type SiteData } from './site-data.ts';

/** A line of an items file, in the format of DynamoDB exports. */
const Line = v.strictObject({ Item });

function parseJson<S extends v.GenericSchema>(schema: S, text = ''): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (success) return output;
  throw new Error([v.getDotPath(issues[0]), issues[0].message].filter(Boolean).join(': '));
}

/** Writes an archive of a site, with its keys if wanted. */
export const backUp = ({ keys, ...site }: SiteData, file: string, withKeys: boolean): Promise<Counts> =>
  writeBackup({ ...site, ...(withKeys && { keys }) }, file);

type Sink = Pick<SiteData, 'putItems' | 'putFile' | 'putKeys'>;

async function putEntry({ name, bytes, metadata }: Entry, to: Sink, counts: Counts): Promise<void> {
  const text = () => Buffer.from(bytes).toString();
  if (mediaPrefixes.some((prefix) => name.startsWith(prefix))) {
    await to.putFile({ key: name, bytes, headers: parseJson(StoredHeaders, metadata) });
    counts.files += 1;
  } else if (name === KEYS) {
    await to.putKeys(parseJson(Keys, text()));
    counts.hasKeys = true;
  } else if (name.startsWith('items/')) {
    const items = text()
      .trimEnd()
      .split('\n')
      .map((line) => parseJson(Line, line).Item);
    await to.putItems(items);
    counts.items += items.length;
  } else throw new Error('not known here');
}

async function readContents(file: string, to: Sink): Promise<Counts> {
  const counts = { items: 0, files: 0, hasKeys: false };
  for await (const entry of readArchive(file)) {
    await putEntry(entry, to, counts).catch((error) => {
      throw new Error(`${entry.name} of ${file} cannot be restored: ${explain(error)}`, { cause: error });
    });
  }
  return counts;
}

const nothing = async () => {};

/** Validates a whole archive without changing anything. */
export const checkBackup = (file: string): Promise<Counts> =>
  readContents(file, { putItems: nothing, putFile: nothing, putKeys: nothing });

/** Fills an empty site from an archive that passed `checkBackup`. Throws if the site is not empty. */
export async function restore(site: SiteData, file: string): Promise<Counts> {
  const filled = await site.filledPartition();
  if (filled) throw new Error(`The site is not empty: it has items in ${filled}. Nothing was changed.`);
  return readContents(file, site);
}
