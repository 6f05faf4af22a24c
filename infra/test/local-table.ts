import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { credentials } from '../../functions/test/stub-aws.ts';
import { startTable } from '../local/table.ts';

export const TableName = 'items';

/** Starts the local table in a folder, with a client. */
export async function startLocalTable(folder: string, log?: (line: string) => void) {
  const table = await startTable({ folder, name: TableName, credentials, ...(log && { log }) });
  const client = new DynamoDBClient({ endpoint: table.endpoint, region: 'eu-south-1', credentials, maxAttempts: 1 });
  const documents = DynamoDBDocumentClient.from(client);
  return {
    ...table,
    client,
    put: (Item: object) => documents.send(new PutCommand({ TableName, Item: Item as Record<string, unknown> })),
    /** The items of partition A. */
    query: async (Limit?: number) => {
      const condition = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'A' } };
      const { Items = [] } = await documents.send(new QueryCommand({ TableName, ...condition, Limit }));
      return Items;
    },
  };
}
