import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import * as v from 'valibot';
import { batchesOf, pauseBefore } from '../batches.ts';
import { enteredPartitions, partitions, recordedPartitions } from '../data/keys.ts';

const Digits = v.pipe(v.string(), v.regex(/^-?[\d.]+(e[+-]?\d+)?$/i, 'is no number'));

/** A value in DynamoDB JSON. The table holds no binary values. */
const Value: v.GenericSchema<AttributeValue> = v.lazy(() =>
  v.union([
    v.strictObject({ S: v.string() }),
    v.strictObject({ N: Digits }),
    v.strictObject({ BOOL: v.boolean() }),
    v.strictObject({ NULL: v.literal(true) }),
    v.strictObject({ L: v.array(Value) }),
    v.strictObject({ M: v.record(v.string(), Value) }),
    v.strictObject({ SS: v.array(v.string()) }),
    v.strictObject({ NS: v.array(Digits) }),
  ]),
);

const Text = v.strictObject({ S: v.pipe(v.string(), v.nonEmpty()) });
export const Item = v.objectWithRest({ pk: Text, sk: Text }, Value);
export type Item = v.InferOutput<typeof Item>;

const { users, ...content } = { ...enteredPartitions, ...recordedPartitions };
const contentPartitions = new Set<string>(Object.values(content));
const accountPartitions = new Set<string>([users, partitions.sessions]);

/**
 * Yields the items of a backup that have not expired: the content, and the account with its sessions if wanted. Leaves out short-lived
 * items, such as rate limits with addresses of visitors.
 */
export async function* readItems(
  client: DynamoDBClient,
  TableName: string,
  { hasAccount }: { hasAccount: boolean },
): AsyncGenerator<Item[]> {
  const isHeld = ({ pk, ttl }: Item) =>
    (contentPartitions.has(pk.S) || (hasAccount && accountPartitions.has(pk.S))) &&
    !(ttl?.N && Number(ttl.N) * 1000 <= Date.now());
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    yield v.parse(v.array(Item), Items).filter(isHeld);
}

/** Maximum number of items per BatchWriteItem. */
const BATCH = 25;

/** Puts items, overwriting existing ones. Retries items that a throttled table returns as unprocessed. */
export async function putItems(client: DynamoDBClient, table: string, items: Item[]): Promise<void> {
  for (const batch of batchesOf(items, BATCH)) {
    let requests: WriteRequest[] = batch.map((item) => ({ PutRequest: { Item: item } }));
    for (let tries = 0; requests.length > 0; tries++) {
      if (tries > 0) await pauseBefore(tries - 1);
      const { UnprocessedItems } = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [table]: requests } }),
      );
      requests = UnprocessedItems?.[table] ?? [];
    }
  }
}
