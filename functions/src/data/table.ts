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
import { batchesOf, pauseBefore } from '../batches.ts';
import { env, requireEnv } from '../env.ts';
import { currentSignal } from '../time-limits.ts';
import type { catalogueIndex, Key } from './keys.ts';

export type Item = Key & Record<string, unknown>;
type Values = Record<string, unknown>;

/** Omits undefined optional fields, which DynamoDB would refuse. */
const marshallOptions = { removeUndefinedValues: true };
const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientDefaults), { marshallOptions });
const TableName = requireEnv(env.table);

/** The current time as DynamoDB's TTL counts it: seconds since 1970. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** False for an expired item: DynamoDB may take days to delete it. */
const isCurrent = (item: Values): item is Item => !(typeof item.ttl === 'number' && item.ttl <= nowInSeconds());

/** DynamoDB refuses to look for a blank key. */
const isBlank = ({ sk }: Key): boolean => sk === '';

export async function getItem(key: Key): Promise<Item | undefined> {
  if (isBlank(key)) return undefined;
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  return Item && isCurrent(Item) ? Item : undefined;
}

const BATCH_SIZE = 100;

/** Reads items by key, each once, in any order, without absent or expired ones. `isEventual` as for `queryAll`. */
export async function getItems(wanted: readonly Key[], isEventual = false): Promise<Item[]> {
  const unique = new Map(wanted.filter((key) => !isBlank(key)).map((key) => [`${key.pk} ${key.sk}`, key]));
  // IAM allows a batch if one statement covers all of its partitions, and each partition has a statement of its own.
  const partitions = Map.groupBy(unique.values(), ({ pk }) => pk);
  const batches = [...partitions.values()].flatMap((keys) => batchesOf(keys, BATCH_SIZE));
  return (await Promise.all(batches.map((keys) => getBatch(keys, isEventual)))).flat();
}

async function getBatch(Keys: Key[], isEventual: boolean): Promise<Item[]> {
  const items: Item[] = [];
  let RequestItems: BatchGetCommandInput['RequestItems'] = { [TableName]: { Keys, ConsistentRead: !isEventual } };
  // DynamoDB leaves out keys beyond 16 MB and throttled ones: request them again.
  for (let tries = 0; RequestItems?.[TableName]; tries++) {
    if (tries > 0) await pauseBefore(tries - 1, currentSignal());
    const answer: BatchGetCommandOutput = await client.send(new BatchGetCommand({ RequestItems }));
    items.push(...(answer.Responses?.[TableName] ?? []).filter(isCurrent));
    RequestItems = answer.UnprocessedKeys;
  }
  return items;
}

interface Query {
  prefix?: string;
  /** First and last sort key. */
  between?: readonly [first: string, last: string];
  newestFirst?: boolean;
  limit?: number;
  /** Reads at half the price, possibly some milliseconds stale. An index is always read so. */
  isEventual?: boolean;
  index?: typeof catalogueIndex;
  /** Reads only these fields of each item, and `ttl`. */
  fields?: readonly string[];
}

/** Reads a whole partition, of the table or of an index, or its first `limit` items, strongly consistent by default, without expired items. */
export async function queryAll(pk: string, query: Query = {}): Promise<Item[]> {
  const items: Item[] = [];
  let from: Values | undefined;
  do {
    const page = await queryPage(pk, query, from);
    items.push(...page.items);
    from = page.next;
  } while (from && items.length < (query.limit ?? Number.POSITIVE_INFINITY));
  return items;
}

const projection = (fields: readonly string[]) => {
  const names = [...fields, 'ttl'].map((field, at): [string, string] => [`#f${at}`, field]);
  return {
    ProjectionExpression: names.map(([name]) => name).join(),
    ExpressionAttributeNames: Object.fromEntries(names),
  };
};

async function queryPage(pk: string, query: Query, from?: Values) {
  const { prefix, between, limit, newestFirst, isEventual, index, fields } = query;
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName,
      IndexName: index?.name,
      KeyConditionExpression: `${index?.key ?? 'pk'} = :pk${prefix ? ' AND begins_with(sk, :prefix)' : ''}${between ? ' AND sk BETWEEN :first AND :last' : ''}`,
      ExpressionAttributeValues: {
        ':pk': pk,
        ...(prefix && { ':prefix': prefix }),
        ...(between && { ':first': between[0], ':last': between[1] }),
      },
      ConsistentRead: !(isEventual || index),
      ScanIndexForward: !newestFirst,
      ExclusiveStartKey: from,
      Limit: limit,
      ...(fields && projection(fields)),
    }),
  );
  return { items: Items.filter(isCurrent), next: LastEvaluatedKey };
}

export async function queryNewest(pk: string, cursor: string | null, limit?: number) {
  const from = cursor === null ? undefined : { pk, sk: cursor };
  const { items, next } = await queryPage(pk, { newestFirst: true, ...(limit && { limit }) }, from);
  return { items, next: next ? String(next.sk) : null };
}

/** The condition that an item was not written since it was read with this token. */
export const hasWriteToken = (token: unknown): Condition =>
  token === undefined
    ? { expression: 'attribute_not_exists(writeToken)' }
    : { expression: 'writeToken = :seen', values: { ':seen': token } };

export interface Condition {
  expression: string;
  names?: Record<string, string>;
  values?: Values;
}

/**
 * Puts an item if the condition holds; returns whether it did. The SDK retries a write whose response was lost, and the retry then
 * fails on the item that the first attempt wrote. A failed condition with the same write token is a success.
 */
export async function putIf(item: Item, condition: Condition): Promise<boolean> {
  const writeToken = randomUUID();
  const command = new PutCommand({ TableName, Item: { ...item, writeToken }, ...conditionInput(condition) });
  if (await unlessConditionFailed(client.send(command))) return true;
  return (await getItem({ pk: item.pk, sk: item.sk }))?.writeToken === writeToken;
}

export const putIfAbsent = (item: Item): Promise<boolean> =>
  putIf(item, {
    expression: 'attribute_not_exists(pk) OR #ttl <= :now',
    names: { '#ttl': 'ttl' },
    values: { ':now': nowInSeconds() },
  });

export async function put(item: Item): Promise<void> {
  await client.send(new PutCommand({ TableName, Item: item }));
}

export async function deleteItem(key: Key): Promise<void> {
  await client.send(new DeleteCommand({ TableName, Key: { pk: key.pk, sk: key.sk } }));
}

export async function putOnce(item: Item): Promise<void> {
  const ConditionExpression = 'attribute_not_exists(pk)';
  await unlessConditionFailed(client.send(new PutCommand({ TableName, Item: item, ConditionExpression })));
}

export const updateIf = async (key: Key, update: string, condition: Condition): Promise<boolean> =>
  (await updateAndGet(key, update, condition)) !== undefined;

export async function updateAndGet(key: Key, update: string, condition: Condition): Promise<Item | undefined> {
  const input = { TableName, Key: key, UpdateExpression: update, ...conditionInput(condition) };
  const command = new UpdateCommand({ ...input, ReturnValues: 'ALL_NEW' });
  const updated = await unlessConditionFailed(client.send(command));
  return updated && { ...updated.Attributes, ...key };
}

/** An update of an item. `values` are those that the condition does not use. */
export interface Change {
  set?: string;
  clauses?: string;
  values?: Values;
}

/**
 * Updates an item if the condition holds; returns whether it did. For updates that make their own condition fail: with a write token, the
 * SDK's retry passes if the first attempt succeeded and its response was lost.
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
 * Deletes an item if the condition holds. Returns the deleted item, or undefined. If the SDK retried and the item is absent, the first
 * attempt deleted it and its response was lost: then returns only the key.
 */
export async function deleteIf(key: Key, condition: Condition): Promise<Item | undefined> {
  try {
    const { Attributes } = await client.send(
      new DeleteCommand({ TableName, Key: key, ReturnValues: 'ALL_OLD', ...conditionInput(condition) }),
    );
    return Attributes && { ...Attributes, ...key };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const isRetry = (error.$metadata.attempts ?? 1) > 1;
    return isRetry && !(await getItem(key)) ? { ...key } : undefined;
  }
}

async function unlessConditionFailed<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

const conditionInput = ({ expression, names, values }: Condition) => ({
  ConditionExpression: expression,
  ...(names && { ExpressionAttributeNames: names }),
  ...(values && { ExpressionAttributeValues: values }),
});
