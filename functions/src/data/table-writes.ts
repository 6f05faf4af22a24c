import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeDeadline } from '../deadline.ts';
import type { Key } from './keys.ts';
import { client, type Item, nowInSeconds, TableName, type Values } from './table-client.ts';
import { getItem } from './table-reads.ts';

/** A condition of DynamoDB with the values and names that it speaks of. */
export interface Condition {
  expression: string;
  names?: Record<string, string>;
  values?: Values;
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
    return { ...Attributes, ...key };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** Sets fields of an item, which it creates where there is none. */
export async function update({ pk, sk }: Key, fields: Values): Promise<void> {
  const names = Object.keys(fields);
  await client.send(
    new UpdateCommand({
      TableName,
      Key: { pk, sk },
      UpdateExpression: `SET ${names.map((_, at) => `#f${at} = :f${at}`).join()}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#f${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(names.map((name, at) => [`:f${at}`, fields[name]])),
    }),
    beforeDeadline(),
  );
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
    return Attributes && { ...Attributes, ...key };
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
