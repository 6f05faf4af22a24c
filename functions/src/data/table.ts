import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { clientDefaults } from '../aws.ts';
import { beforeDeadline, extendDeadline } from '../deadline.ts';
import { env, requireEnv } from '../env.ts';
import type { Key } from './keys.ts';

export type Item = Key & Record<string, unknown>;
type Values = Record<string, unknown>;

/** A condition of DynamoDB with the values and names that it speaks of. */
export interface Condition {
  expression: string;
  names?: Record<string, string>;
  values?: Values;
}

/** An optional field that an item lacks is not stored, rather than refused. */
const marshallOptions = { removeUndefinedValues: true };
const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientDefaults), { marshallOptions });
const TableName = requireEnv(env.table);

/** The moment as DynamoDB's TTL counts it: seconds since 1970. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** True for an item whose time is over: DynamoDB deletes it up to days later. */
const isExpired = (item: Values): boolean => typeof item.ttl === 'number' && item.ttl <= nowInSeconds();

/** Reads one item, strongly consistent; nothing when it is absent or expired. */
export async function getItem(key: Key): Promise<Item | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }), beforeDeadline());
  return Item && !isExpired(Item) ? (Item as Item) : undefined;
}

/** The most keys that one BatchGetItem takes. */
const BATCH = 100;

/** Reads items by their keys, strongly consistent, in any order; those that are absent or expired are left out. */
export async function getItems(wanted: readonly Key[]): Promise<Item[]> {
  const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, at) =>
    wanted.slice(at * BATCH, (at + 1) * BATCH),
  );
  return (await Promise.all(batches.map(getBatch))).flat();
}

async function getBatch(Keys: Key[]): Promise<Item[]> {
  const items: Item[] = [];
  let RequestItems: BatchGetCommandInput['RequestItems'] = { [TableName]: { Keys, ConsistentRead: true } };
  // Keys beyond 16 MB and throttled ones are requested again.
  while (RequestItems?.[TableName]) {
    const answer: BatchGetCommandOutput = await client.send(new BatchGetCommand({ RequestItems }), beforeDeadline());
    items.push(...((answer.Responses?.[TableName] ?? []) as Item[]));
    RequestItems = answer.UnprocessedKeys;
  }
  return items.filter((item) => !isExpired(item));
}

/** Reads a whole partition, strongly consistent and following every page; expired items are left out. */
export const queryAll = async (pk: string): Promise<Item[]> => (await collect({ pk })).items;

/** The same until there are more than `limit` items; `next` is where the others begin. */
export const queryUpTo = (pk: string, limit: number) => collect({ pk }, limit);

/** The same from some item on, and of each item a few fields only: a long partition is read in half the time. */
export async function queryFields(pk: string, fields: readonly string[], from?: Values): Promise<Item[]> {
  return (await collect({ pk, fields, ...(from && { from }) })).items;
}

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
  /** How the sort keys begin. */
  prefix?: string;
  from?: Values;
  limit?: number;
  newestFirst?: boolean;
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
export async function queryPage({ pk, prefix, from, limit, newestFirst, fields }: PageRequest) {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: `pk = :pk${prefix ? ' AND begins_with(sk, :prefix)' : ''}`,
      ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
      ConsistentRead: true,
      ScanIndexForward: !newestFirst,
      ExclusiveStartKey: from,
      Limit: limit,
      ...(fields && projection(fields)),
    }),
    beforeDeadline(),
  );
  return { items: Items.filter((item) => !isExpired(item)) as Item[], next: LastEvaluatedKey };
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

/**
 * Writes an item if the condition holds; says whether it did. The SDK repeats a write whose answer was lost, and the repetition
 * then fails on the item that the first one wrote: a write token in the item tells the two apart.
 */
export async function putIf(item: Item, condition: Condition): Promise<boolean> {
  const writeToken = randomUUID();
  const command = new PutCommand({ TableName, Item: { ...item, writeToken }, ...conditionInput(condition) });
  if (await holds(client.send(command, beforeDeadline()))) return true;
  return (await getItem({ pk: item.pk, sk: item.sk }))?.writeToken === writeToken;
}

/** Writes an item that nothing stands in the way of; says whether nothing did. An expired item is nothing. */
export const putIfAbsent = (item: Item): Promise<boolean> =>
  putIf(item, {
    expression: 'attribute_not_exists(pk) OR #ttl <= :now',
    names: { '#ttl': 'ttl' },
    values: { ':now': nowInSeconds() },
  });

/** Writes an item over whatever is there. */
export async function put(item: Item): Promise<void> {
  await client.send(new PutCommand({ TableName, Item: item }), beforeDeadline());
}

/** Deletes an item, if it is there. */
export async function deleteItem(key: Key): Promise<void> {
  await client.send(new DeleteCommand({ TableName, Key: { pk: key.pk, sk: key.sk } }), beforeDeadline());
}

/** Writes an item unless there is one under its key. */
export async function putUnlessThere(item: Item): Promise<void> {
  const ConditionExpression = 'attribute_not_exists(pk)';
  await holds(client.send(new PutCommand({ TableName, Item: item, ConditionExpression }), beforeDeadline()));
}

/** Changes an item if the condition holds; says whether it did. */
export const updateIf = (key: Key, update: string, condition: Condition): Promise<boolean> =>
  holds(
    client.send(
      new UpdateCommand({ TableName, Key: key, UpdateExpression: update, ...conditionInput(condition) }),
      beforeDeadline(),
    ),
  );

/** Changes an item if the condition holds and gives it back as it is then; undefined when it did not hold. */
export async function updateAndGet(key: Key, update: string, condition: Condition): Promise<Item | undefined> {
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName,
        Key: key,
        UpdateExpression: update,
        ReturnValues: 'ALL_NEW',
        ...conditionInput(condition),
      }),
      beforeDeadline(),
    );
    return Attributes as Item;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** A change of an item: what it sets, further clauses, and the values that its condition does not speak of. */
export interface Change {
  set?: string;
  clauses?: string;
  values?: Values;
}

/**
 * Changes an item if the condition holds, by a change that ends its own condition; says whether it did. A write token in the item lets the
 * SDK's repetition pass whose first try was done though its answer was lost, and nobody else: it says the same thing again.
 */
export const updateIdempotently = (
  key: Key,
  { set, clauses = '', values }: Change,
  condition: Condition,
  writeToken: string = randomUUID(),
): Promise<boolean> =>
  updateIf(key, `SET ${set ? `${set}, ` : ''}writeToken = :writeToken ${clauses}`, {
    ...condition,
    expression: `(${condition.expression}) OR writeToken = :writeToken`,
    values: { ...condition.values, ...values, ':writeToken': writeToken },
  });

/**
 * Deletes an item if the condition holds, and gives back what it was; undefined when it did not hold. An item that is gone when the
 * SDK repeats a deletion whose answer was lost was deleted by the first try: of that one only the key is known.
 */
export async function deleteIf(key: Key, condition: Condition): Promise<Item | undefined> {
  try {
    const { Attributes } = await client.send(
      new DeleteCommand({ TableName, Key: key, ReturnValues: 'ALL_OLD', ...conditionInput(condition) }),
      beforeDeadline(),
    );
    return Attributes as Item | undefined;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const isRepetition = (error.$metadata.attempts ?? 1) > 1;
    return isRepetition && !(await getItem(key)) ? { ...key } : undefined;
  }
}

async function holds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

const conditionInput = ({ expression, names, values }: Condition) => ({
  ConditionExpression: expression,
  ...(names && { ExpressionAttributeNames: names }),
  ...(values && { ExpressionAttributeValues: values }),
});
