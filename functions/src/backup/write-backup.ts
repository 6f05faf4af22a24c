import { type Entry, writeArchive } from './archive.ts';
import type { Item } from './items.ts';
import type { StoredFile } from './site-files.ts';

/** Entry with the values of the key parameters. */
export const KEYS = 'keys.json';

interface BackedUpSite {
  files: () => AsyncGenerator<StoredFile>;
  items: () => AsyncGenerator<Item[]>;
  /** Absent if the archive has no keys. */
  keys?: () => Promise<object>;
}

export interface Counts {
  items: number;
  files: number;
  hasKeys: boolean;
}

/** Yields everything of a site. Files come first, so that no restored item refers to a missing file. */
async function* entriesOf(site: BackedUpSite, counts: Counts): AsyncGenerator<Entry> {
  for await (const { key, bytes, headers } of site.files()) {
    counts.files += 1;
    yield { name: key, bytes, metadata: JSON.stringify(headers) };
  }
  if (site.keys) yield { name: KEYS, bytes: Buffer.from(JSON.stringify(await site.keys())) };
  let page = 0;
  for await (const items of site.items()) {
    if (items.length === 0) continue;
    counts.items += items.length;
    page += 1;
    const text = items.map((item) => `${JSON.stringify({ Item: item })}\n`).join('');
    yield { name: `items/${String(page).padStart(6, '0')}.jsonl`, bytes: Buffer.from(text) };
  }
}

/** Writes everything of a site into an archive. */
export async function writeBackup(site: BackedUpSite, file: string): Promise<Counts> {
  const counts = { items: 0, files: 0, hasKeys: site.keys !== undefined };
  await writeArchive(file, entriesOf(site, counts));
  return counts;
}
