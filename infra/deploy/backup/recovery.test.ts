import { CreateTableCommand, TableAlreadyExistsException, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished } from 'vitest';

import { temporaryFolder } from '../../test/folder.ts';
import { startLocalTable, TableName } from '../../test/local-table.ts';
import { recover } from './recovery.ts';

const codes = new Set(['b', 'a']);
const admin = { pk: 'USER', sk: 'admin', recoveryCodes: codes };
const then = [
  { pk: 'PRODUCT', sk: 'deleted', name: 'Biella', version: 3 },
  { pk: 'PRODUCT', sk: 'changed', name: 'Pistone', version: 1 },
  { pk: 'SETTING', sk: 'maintenance_mode', value: 'false' },
  { pk: 'PRODUCT_ORDER', sk: 'engines', ids: ['deleted', 'changed'] },
  { pk: 'PRODUCT_VERSION', sk: 'deleted#000000002', item: { name: 'Biella corta' } },
  { pk: 'PUBLICATION', sk: '2026-12-01T08:00#deleted' },
  { pk: 'REPLY_TEMPLATES', sk: 'all', templates: [] },
  { pk: 'THROTTLE#contact#1', sk: '1', count: 3 },
  { pk: 'RELATED#engines#21', sk: '21#1#deleted', name: 'Biella' },
  admin,
];
const now = [
  { pk: 'PRODUCT', sk: 'changed', name: 'Pistone rotto', version: 7 },
  { pk: 'PRODUCT', sk: 'added', name: 'Candela', version: 1 },
  { pk: 'SETTING', sk: 'maintenance_mode', value: 'true' },
  { pk: 'CATALOGUE', sk: 'version', token: 'a', changedAt: 1, outlines: 1 },
  admin,
];

/** Local table whose point-in-time restore always returns the `then` items. */
async function startRecovery(answers: string[]) {
  const { client, stop } = await startLocalTable(await temporaryFolder());
  onTestFinished(stop);
  const documents = DynamoDBDocumentClient.from(client);
  const fill = (table: string, items: object[]) =>
    documents.send(
      new BatchWriteCommand({ RequestItems: { [table]: items.map((Item) => ({ PutRequest: { Item } })) } }),
    );
  await fill(TableName, now);
  const restores: object[] = [];
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== 'RestoreTableToPointInTimeCommand') return next(args);
        if (restores.push(args.input) > 1) throw new TableAlreadyExistsException({ $metadata: {}, message: 'exists' });
        const { TargetTableName: TableName = '' } = args.input as { TargetTableName?: string };
        await client.send(
          new CreateTableCommand({
            TableName,
            BillingMode: 'PAY_PER_REQUEST',
            AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
            KeySchema: [
              { AttributeName: 'pk', KeyType: 'HASH' },
              { AttributeName: 'sk', KeyType: 'RANGE' },
            ],
          }),
        );
        await waitUntilTableExists({ client, minDelay: 1, maxDelay: 1, maxWaitTime: 20 }, { TableName });
        await fill(TableName, then);
        return { output: { $metadata: {} }, response: undefined };
      },
    { step: 'initialize' },
  );
  const lines: string[] = [];
  const time = new Date('2026-11-20T08:00Z');
  const ask = async () => answers.shift() ?? '';
  const recovery = () => recover({ client, table: TableName, time, ask, say: (line) => lines.push(line) });
  const read = async (sk: string, pk = 'PRODUCT') =>
    (await documents.send(new GetCommand({ TableName, Key: { pk, sk } }))).Item;
  return { recovery, lines, restores, read };
}

it('shows the differences from an earlier table and copies back the named items', async () => {
  const { recovery, lines, restores, read } = await startRecovery(['PRODUCT/deleted, PRODUCT/changed', 'yes']);
  expect(await recovery()).toBe('2 items were copied back. items-2026-11-20T08-00-00.000Z is deleted.');
  expect(restores).toEqual([expect.objectContaining({ RestoreDateTime: new Date('2026-11-20T08:00Z') })]);
  expect(lines.slice(1)).toEqual([
    'Deleted since: 5',
    '  PRODUCT/deleted  Biella',
    '  PRODUCT_ORDER/engines  ',
    '  PRODUCT_VERSION/deleted#000000002  Biella corta',
    '  PUBLICATION/2026-12-01T08:00#deleted  ',
    '  REPLY_TEMPLATES/all  ',
    'Changed since: 2',
    '  PRODUCT/changed  Pistone',
    '  SETTING/maintenance_mode  false',
    'Added since (stay): 1',
    '  PRODUCT/added  Candela',
  ]);
  expect(await read('deleted')).toEqual(then[0]);
  // A form opened before the recovery must not overwrite it.
  expect(await read('changed')).toEqual({ ...then[1], version: 8 });
  expect(await read('added')).toEqual(now[1]);
  // The index may lack old products: lists read the products until the next sweep.
  expect(await read('version', 'CATALOGUE')).toBeUndefined();
});

it('copies nothing if a key is unknown, and reuses the restored table', async () => {
  const { recovery, read } = await startRecovery(['PRODUCT/deleted, PRODUCT/nothing', 'all', '']);
  await expect(recovery()).rejects.toThrow(
    /^PRODUCT\/nothing: not in the list. Nothing was copied. items-2026-11-20T08-00-00.000Z stays, .* repeat this with the same time/,
  );
  expect(await read('version', 'CATALOGUE')).toBeDefined();
  expect(await read('deleted')).toBeUndefined();
  expect(await recovery()).toContain('7 items were copied back. items-2026-11-20T08-00-00.000Z stays');
  expect(await read('deleted')).toEqual(then[0]);
});
