import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { type Item, openTable } from '../../../functions/test/open-table.ts';
import type { Site } from '../../local/site.ts';

export type { Item };

/** The stores of a site, past its functions: what is in them, and what is put there. */
export function openStores({ table: { endpoint, name }, store }: Pick<Site, 'table' | 'store'>) {
  const table = openTable({ endpoint, name });
  const s3 = new S3Client({ endpoint: store.endpoint, forcePathStyle: true });

  /** The items of a partition whose fields are these; all of the table without. */
  const items = async (pk?: string, fields: Record<string, unknown> = {}): Promise<Item[]> => {
    const fits = (item: Item) => Object.entries(fields).every(([name, value]) => item[name] === value);
    return (await table.items(pk)).filter((item) => (pk === undefined || item.pk === pk) && fits(item));
  };

  /** The keys of the objects under a prefix. */
  const objects = async (Prefix = ''): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: store.bucket, Prefix })) {
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    }
    return keys;
  };

  /** Forgets all tries and uploads that were counted, for a test that makes more of them than anybody may. */
  const forgetTries = async () => table.remove(...(await items()).filter(({ pk }) => /^(THROTTLE#|UPLOADS$)/.test(pk)));

  return { items, objects, put: table.put, remove: table.remove, forgetTries };
}

export type Stores = ReturnType<typeof openStores>;
