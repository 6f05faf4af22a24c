import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  GetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { batchesOf, pauseBefore } from '../batches.ts';
import { beforeDeadline, extendDeadline } from '../deadline.ts';
import type { Key } from './keys.ts';
import { client, type Item, isCurrent, TableName, type Values } from './table-client.ts';

/** Reads one item, strongly consistent; nothing when it is absent or expired. */
export async function getItem(key: Key): Promise<Item | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }), beforeDeadline());
  return Item && isCurrent(Item) ? Item : undefined;
}

/** The most keys that one BatchGetItem takes. */
const BATCH = 100;

/** Reads items by their keys, in any order; those that are absent or expired are left out. `isEventual` as for `queryAll`. */
export async function getItems(wanted: readonly Key[], isEventual = false): Promise<Item[]> {
  return (await Promise.all(batchesOf(wanted, BATCH).map((keys) => getBatch(keys, isEventual)))).flat();
}

async function getBatch(Keys: Key[], isEventual: boolean): Promise<Item[]> {
  const items: Item[] = [];
  let RequestItems: BatchGetCommandInput['RequestItems'] = { [TableName]: { Keys, ConsistentRead: !isEventual } };
  // Keys beyond 16 MB and throttled ones are requested again.
  for (let tries = 0; RequestItems?.[TableName]; tries++) {
    if (tries > 0) await pauseBefore(tries - 1, beforeDeadline().abortSignal);
    const answer: BatchGetCommandOutput = await client.send(new BatchGetCommand({ RequestItems }), beforeDeadline());
    items.push(...(answer.Responses?.[TableName] ?? []).filter(isCurrent));
    RequestItems = answer.UnprocessedKeys;
  }
  return items;
}

/**
 * Reads a whole partition, strongly consistent and following every page; expired items are left out. `isEventual` reads at half the
 * price what may be some milliseconds old.
 */
export const queryAll = async (pk: string, isEventual = false): Promise<Item[]> =>
  (await collect({ pk, isEventual })).items;

/** The same, and of each item a few fields only: a long partition is read in half the time. */
export const queryFields = async (pk: string, fields: readonly string[]): Promise<Item[]> =>
  (await collect({ pk, fields })).items;

/** Reads the last items of a partition whose sort keys begin so, the last one first. */
export const queryLast = async (pk: string, prefix: string, limit: number): Promise<Item[]> =>
  (await collect({ pk, prefix, limit, newestFirst: true }, limit - 1)).items;

/** Reads every item of a partition whose sort keys begin so. */
export const queryBeginning = async (pk: string, prefix: string): Promise<Item[]> =>
  (await collect({ pk, prefix })).items;

async function collect(request: PageRequest, limit = Number.POSITIVE_INFINITY) {
  const items: Item[] = [];
  let next = request.from;
  do {
    if (next) extendDeadline();
    const page = await queryPage({ ...request, ...(next && { from: next }) });
    items.push(...page.items);
    next = page.next;
  } while (next && items.length <= limit);
  return { items, next };
}

interface PageRequest {
  pk: string;
  /** Prefix of the sort keys. */
  prefix?: string;
  from?: Values;
  limit?: number;
  newestFirst?: boolean;
  isEventual?: boolean;
  /** Only these fields of each item, and the one that says when it expires. */
  fields?: readonly string[];
}

const projection = (fields: readonly string[]) => {
  const names = [...fields, 'ttl'].map((field, at): [string, string] => [`#f${at}`, field]);
  return {
    ProjectionExpression: names.map(([name]) => name).join(),
    ExpressionAttributeNames: Object.fromEntries(names),
  };
};

/** Reads one page of a partition; `next` is where the following one begins. */
export async function queryPage({ pk, prefix, from, limit, newestFirst, isEventual, fields }: PageRequest) {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: `pk = :pk${prefix ? ' AND begins_with(sk, :prefix)' : ''}`,
      ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
      ConsistentRead: !isEventual,
      ScanIndexForward: !newestFirst,
      ExclusiveStartKey: from,
      Limit: limit,
      ...(fields && projection(fields)),
    }),
    beforeDeadline(),
  );
  return { items: Items.filter(isCurrent), next: LastEvaluatedKey };
}

/** Reads a page of a partition, newest first, after a cursor; `next` is the cursor of the following page. */
export async function queryNewest(pk: string, cursor: string | null, limit?: number) {
  const request = {
    pk,
    newestFirst: true,
    ...(limit && { limit }),
    ...(cursor !== null && { from: { pk, sk: cursor } }),
  };
  const { items, next } = await queryPage(request);
  return { items, next: next ? String(next.sk) : null };
}
