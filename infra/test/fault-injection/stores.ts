import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { type Item, openTable } from '../../../functions/test/open-table.ts';
import type { Site } from '../../local/site.ts';

export type { Item };

/** Opens the stores of a site for direct reads and writes. */
export function openStores({ table: { endpoint, name }, store }: Pick<Site, 'table' | 'store'>) {
  const table = openTable({ endpoint, name });
  const s3 = new S3Client({ endpoint: store.endpoint, forcePathStyle: true });

  /** Returns items with these fields, of a partition or of the whole table. */
  const items = async (pk?: string, fields: Record<string, unknown> = {}): Promise<Item[]> => {
    const fits = (item: Item) => Object.entries(fields).every(([name, value]) => item[name] === value);
    return (await table.items(pk)).filter((item) => (pk === undefined || item.pk === pk) && fits(item));
  };

  const objects = async (Prefix = ''): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: store.bucket, Prefix })) {
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    }
    return keys;
  };

  /** Resets rate limits, for tests that exceed them. */
  const forgetTries = async () => table.remove(...(await items()).filter(({ pk }) => pk.startsWith('THROTTLE#')));

  return { items, objects, put: table.put, remove: table.remove, forgetTries };
}

export type Stores = ReturnType<typeof openStores>;
