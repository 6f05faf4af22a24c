import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Site } from '../../local/site.ts';

/** An item as the table holds it. */
export type Item = { pk: string; sk: string } & Record<string, unknown>;

/** The stores of a site, past its functions: what is in them, and what is put there. */
export function openStores({ table, store }: Pick<Site, 'table' | 'store'>) {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: table.endpoint }));
  const s3 = new S3Client({ endpoint: store.endpoint, forcePathStyle: true });
  const TableName = table.name;

  /** The items of a partition whose fields are these; all of the table without. */
  const items = async (pk?: string, fields: Record<string, unknown> = {}): Promise<Item[]> => {
    const found: Item[] = [];
    for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
      found.push(...(Items as Item[]));
    }
    const fits = (item: Item) => Object.entries(fields).every(([name, value]) => item[name] === value);
    return found.filter((item) => (pk === undefined || item.pk === pk) && fits(item));
  };

  /** The keys of the objects under a prefix. */
  const objects = async (Prefix = ''): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: store.bucket, Prefix })) {
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    }
    return keys;
  };

  const put = (Item: Item) => client.send(new PutCommand({ TableName, Item }));
  const remove = ({ pk, sk }: Pick<Item, 'pk' | 'sk'>) =>
    client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));

  /** Forgets all tries and uploads that were counted, for a test that makes more of them than anybody may. */
  const forgetTries = async () => {
    for (const item of await items()) if (/^(THROTTLE#|UPLOADS$)/.test(item.pk)) await remove(item);
  };

  return { items, objects, put, remove, forgetTries };
}

export type Stores = ReturnType<typeof openStores>;
