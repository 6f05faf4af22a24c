import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { startTable } from '../table.ts';

const TableName = 'items';
const key = (sk: string, pk = 'HEARD') => ({ pk: { S: pk }, sk: { S: sk } });

/** A table whose partition HEARD is listened to. */
async function start() {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const table = await startTable({ folder: await temporaryFolder(), name: TableName, credentials });
  onTestFinished(table.stop);
  const heard: DynamoDBRecord[] = [];
  table.listenToChanges({ partitions: new Set(['HEARD']), onChanges: (changes) => heard.push(...changes) });
  const client = new DynamoDBClient({ endpoint: table.endpoint, region: 'eu-south-1', credentials });
  /** What was heard since the last time: kind, key, the item's number. */
  const told = () =>
    heard.splice(0).map(({ eventName, dynamodb }) => [eventName, dynamodb?.Keys?.sk?.S, dynamodb?.NewImage?.n?.N]);
  const put = (sk: string, n: string, changes = {}) =>
    client.send(new PutItemCommand({ TableName, Item: { ...key(sk), n: { N: n } }, ...changes }));
  return { client, told, put };
}

test('a new item, another one in its place, a change and a deletion are told as on AWS, and nothing is no change', async () => {
  const { client, told, put } = await start();
  expect((await put('a', '1')).Attributes).toBeUndefined();
  expect(told()).toEqual([['INSERT', 'a', '1']]);
  await put('a', '1');
  expect(told()).toEqual([]);
  expect((await put('a', '2', { ReturnValues: 'ALL_OLD' })).Attributes).toMatchObject({ n: { N: '1' } });
  expect(told()).toEqual([['MODIFY', 'a', '2']]);

  const add = { UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': { N: '1' } } };
  expect(await client.send(new UpdateItemCommand({ TableName, Key: key('a'), ...add }))).not.toHaveProperty(
    'Attributes',
  );
  expect(told()).toEqual([['MODIFY', 'a', '3']]);

  await client.send(new DeleteItemCommand({ TableName, Key: key('a') }));
  await client.send(new DeleteItemCommand({ TableName, Key: key('a') }));
  expect(told()).toEqual([['REMOVE', 'a', undefined]]);
});

test('what the table refused, what only reads, and other partitions are not told', async () => {
  const { client, told, put } = await start();
  await put('a', '1');
  told();
  await expect(put('a', '2', { ConditionExpression: 'attribute_not_exists(pk)' })).rejects.toThrow(/conditional/i);
  await client.send(new GetItemCommand({ TableName, Key: key('a') }));
  await client.send(new PutItemCommand({ TableName, Item: key('a', 'OTHER') }));
  expect(told()).toEqual([]);
});

test('each item of a batch is told', async () => {
  const { client, told } = await start();
  const items = [{ PutRequest: { Item: { ...key('a'), n: { N: '1' } } } }, { DeleteRequest: { Key: key('b') } }];
  await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: items } }));
  expect(told()).toEqual([
    ['INSERT', 'a', '1'],
    ['REMOVE', 'b', undefined],
  ]);
});
