import { connect } from 'node:net';
import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { AbstractValueIterator } from 'abstract-level';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
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
