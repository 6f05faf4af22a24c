import { connect } from 'node:net';
import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { AbstractValueIterator } from 'abstract-level';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { killWhileWriting } from '../test/kill-while-writing.ts';
import { startTable } from './table.ts';

const TableName = 'items';

async function start(folder: string) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const table = await startTable({ folder, name: TableName, credentials });
  const client = new DynamoDBClient({ endpoint: table.endpoint, region: 'eu-south-1', credentials });
  return { ...table, client };
}

/** Every item of partition A, page by page. */
async function readAll(client: DynamoDBClient, reverse = false) {
  const keys: (string | undefined)[] = [];
  let ExclusiveStartKey: Record<string, { S: string }> | undefined;
  let pages = 0;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'A' } },
        ConsistentRead: true,
        ScanIndexForward: !reverse,
        ExclusiveStartKey,
      }),
    );
    keys.push(...(page.Items ?? []).map((item) => item.sk?.S));
    ExclusiveStartKey = page.LastEvaluatedKey as typeof ExclusiveStartKey;
    pages += 1;
  } while (ExclusiveStartKey);
  return { keys, pages };
}

test('the table is there at once, and what was written is there after a restart', async () => {
  const folder = await temporaryFolder();
  const before = performance.now();
  const first = await start(folder);
  expect(performance.now() - before).toBeLessThan(1000);
  await first.client.send(new PutItemCommand({ TableName, Item: { pk: { S: 'A' }, sk: { S: '1' } } }));
  await first.stop();
  const second = await start(folder);
  onTestFinished(second.stop);
  expect((await readAll(second.client)).keys).toEqual(['1']);
});

test('a Query leaves nothing open behind it, be it read to its end or cut off by a limit', async () => {
  const { client, stop } = await start(await temporaryFolder());
  onTestFinished(stop);
  for (const sk of ['1', '2', '3']) {
    await client.send(new PutItemCommand({ TableName, Item: { pk: { S: 'A' }, sk: { S: sk } } }));
  }
  const close = vi.spyOn(AbstractValueIterator.prototype, 'close');
  onTestFinished(() => close.mockRestore());
  const query = (Limit?: number) =>
    client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'A' } },
        Limit,
      }),
    );
  await query();
  await query(1);
  await vi.waitFor(() => expect(new Set(close.mock.contexts).size).toBe(2));
});

test('2,000 items of a megabyte and more come back complete, in both directions', async () => {
  const { client, stop } = await start(await temporaryFolder());
  onTestFinished(stop);
  const expected = Array.from({ length: 2000 }, (_, at) => String(at).padStart(4, '0'));
  for (let at = 0; at < expected.length; at += 25) {
    const puts = expected.slice(at, at + 25).map((sk) => ({
      PutRequest: { Item: { pk: { S: 'A' }, sk: { S: sk }, text: { S: 'x'.repeat(1000) } } },
    }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
  }
  const forwards = await readAll(client);
  expect(forwards.keys).toEqual(expected);
  expect(forwards.pages).toBeGreaterThan(1);
  expect((await readAll(client, true)).keys).toEqual(expected.toReversed());
}, 30_000);

test('conditions hold and counters count, though many callers come at once', async () => {
  const { client, stop } = await start(await temporaryFolder());
  onTestFinished(stop);
  const put = () =>
    client.send(
      new PutItemCommand({
        TableName,
        Item: { pk: { S: 'A' }, sk: { S: 'once' } },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, put));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConditionalCheckFailedException);
  }
  const add = () =>
    client.send(
      new UpdateItemCommand({
        TableName,
        Key: { pk: { S: 'T' }, sk: { S: '1' } },
        UpdateExpression: 'ADD hits :one',
        ExpressionAttributeValues: { ':one': { N: '1' } },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
  const counts = await Promise.all(Array.from({ length: 10 }, add));
  expect(
    counts
      .map(({ Attributes }) => Number(Attributes?.hits?.N))
      .sort((a, b) => a - b)
      .at(-1),
  ).toBe(10);
});

test('a caller that hangs up in the middle of a request ends nobody else', async () => {
  const { client, endpoint, stop } = await start(await temporaryFolder());
  onTestFinished(stop);
  const socket = connect(Number(new URL(endpoint).port), '127.0.0.1');
  await new Promise((resolve) =>
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{"half":', resolve),
  );
  socket.destroy();
  await client.send(new PutItemCommand({ TableName, Item: { pk: { S: 'A' }, sk: { S: '1' } } }));
  expect((await readAll(client)).keys).toEqual(['1']);
});

test('a kill in the middle of writes loses nothing that was acknowledged', async () => {
  const folder = await temporaryFolder();
  const acknowledged = await killWhileWriting(new URL('../test/write-items.ts', import.meta.url), folder, 300);
  const { client, stop } = await start(folder);
  onTestFinished(stop);
  expect((await readAll(client)).keys).toEqual(expect.arrayContaining(acknowledged));
}, 30_000);
