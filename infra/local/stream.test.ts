import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TableWatcher } from '../stacks/table-watchers.ts';
import { temporaryFolder } from '../test/folder.ts';
import { startLocalTable, TableName } from '../test/local-table.ts';
import { createDelivery } from './stream.ts';

const key = (sk: string, pk = 'HEARD') => ({ pk: { S: pk }, sk: { S: sk } });

/** A table with a listener on the partition HEARD. */
async function start() {
  const table = await startLocalTable(await temporaryFolder());
  onTestFinished(table.stop);
  const heard: DynamoDBRecord[] = [];
  table.listenToChanges({ partitions: new Set(['HEARD']), onChanges: (changes) => heard.push(...changes) });
  const { client } = table;
  /** Returns the changes since the last call: kind, key, number of the item. */
  const told = () =>
    heard.splice(0).map(({ eventName, dynamodb }) => [eventName, dynamodb?.Keys?.sk?.S, dynamodb?.NewImage?.n?.N]);
  const put = (sk: string, n: string, changes = {}) =>
    client.send(new PutItemCommand({ TableName, Item: { ...key(sk), n: { N: n } }, ...changes }));
  return { client, told, put };
}

test('a write to the partition is reported once the table has it', async () => {
  const { client, told, put } = await start();
  await put('a', '1', { ConditionExpression: 'attribute_not_exists(pk)' });
  expect(told()).toEqual([['INSERT', 'a', '1']]);
  await put('a', '2');
  expect(told()).toEqual([['MODIFY', 'a', '2']]);
  const add = { UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': { N: '1' } } };
  await client.send(new UpdateItemCommand({ TableName, Key: key('a'), ...add }));
  await client.send(new DeleteItemCommand({ TableName, Key: key('a') }));
  expect(told()).toEqual([
    ['MODIFY', 'a', undefined],
    ['REMOVE', 'a', undefined],
  ]);
  const items = [{ PutRequest: { Item: key('a') } }, { DeleteRequest: { Key: key('b') } }];
  await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: items } }));
  expect(told().map(([, sk]) => sk)).toEqual(['a', 'b']);
});

test('refused writes, reads and other partitions are not reported', async () => {
  const { client, told, put } = await start();
  await put('a', '1');
  told();
  await expect(put('a', '2', { ConditionExpression: 'attribute_not_exists(pk)' })).rejects.toThrow(/conditional/i);
  await client.send(new GetItemCommand({ TableName, Key: key('a') }));
  await client.send(new PutItemCommand({ TableName, Item: key('a', 'OTHER') }));
  expect(told()).toEqual([]);
});

const change = (at: number, pk = 'PRODUCT', eventName: DynamoDBRecord['eventName'] = 'MODIFY'): DynamoDBRecord => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk } }, SequenceNumber: String(at) },
});
const changes = (count: number) => Array.from({ length: count }, (_, at) => change(at + 1));

/** A delivery without a batching window, to a function that records the numbers of each batch. */
function deliver(watcher: TableWatcher = { partitions: ['PRODUCT'] }) {
  const answer = vi.fn(async (_: number[]): Promise<unknown> => undefined);
  const delivery = createDelivery({
    watcher,
    window: 0,
    call: ({ Records }) => answer(Records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber))),
  });
  onTestFinished(delivery.stop);
  const batches = () => answer.mock.calls.map(([numbers]) => numbers);
  return { ...delivery, answer, batches };
}

test('concurrent changes form batches of at most 100, in order', async () => {
  const { push, settled, batches } = deliver();
  const all = changes(120);
  for (const one of all) push([one]);
  await settled();
  expect(batches().map((batch) => batch.length)).toEqual([100, 20]);
  expect(batches().flat()).toEqual(all.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber)));
});

test('a function receives only its partitions and kinds of change', async () => {
  const { push, settled, batches } = deliver({ partitions: ['CONTACT'], changes: ['INSERT'] });
  push([change(1), change(2, 'CONTACT', 'INSERT'), change(3, 'CONTACT', 'REMOVE')]);
  await settled();
  expect(batches()).toEqual([[2]]);
});

test('a failed batch does not block the next one', async () => {
  const { push, settled, answer, batches } = deliver();
  answer.mockRejectedValueOnce(new Error('broken'));
  push([change(1)]);
  await settled();
  push([change(2)]);
  await settled();
  expect(batches()).toEqual([[1], [2]]);
});

test('stop waits for the call in progress and starts no other', async () => {
  const { push, stop, answer } = deliver();
  const under = Promise.withResolvers<void>();
  const call = Promise.withResolvers<void>();
  answer.mockImplementation(async () => {
    under.resolve();
    await call.promise;
  });
  push([change(1)]);
  await under.promise;
  push([change(2)]);
  const stopped = stop();
  call.resolve();
  await stopped;
  push([change(3)]);
  expect(answer).toHaveBeenCalledTimes(1);
});
