import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, vi } from 'vitest';
import { stubEndpoint } from '../../../functions/test/stub-aws.ts';
import { disposableFolder } from '../folder.ts';
import { startLocalTable, TableName } from '../local-table.ts';

/**
 * Starts an empty table for the tests of a file, with the same conditional writes as on AWS. Import the functions' code after calling this.
 * Returns a function that deletes all items.
 */
export async function emptyTable(): Promise<() => Promise<void>> {
  const { folder, remove } = await disposableFolder();
  const { endpoint, stop } = await startLocalTable(folder);
  vi.stubEnv('TABLE_NAME', TableName);
  stubEndpoint('DYNAMODB', endpoint);
  // A test reads what it has just written.
  vi.stubEnv('CATALOGUE_AGE_MS', '0');
  afterAll(async () => {
    await stop();
    await remove();
  });
  const table = DynamoDBDocumentClient.from(new DynamoDBClient());
  return async () => {
    const { Items = [] } = await table.send(new ScanCommand({ TableName, ProjectionExpression: 'pk, sk' }));
    await Promise.all(Items.map((Key) => table.send(new DeleteCommand({ TableName, Key }))));
  };
}
