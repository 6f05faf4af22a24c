import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { batchesOf } from '../src/batches.ts';

export type Item = { pk: string; sk: string } & Record<string, unknown>;
export type Key = Pick<Item, 'pk' | 'sk'>;

const BATCH_SIZE = 25;

export function openTable({ name: TableName, ...config }: DynamoDBClientConfig & { name: string }) {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(config));

  const items = async (prefix = ''): Promise<Item[]> => {
    const found: Item[] = [];
    for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
      found.push(...(Items as Item[]).filter(({ pk }) => pk.startsWith(prefix)));
    return found;
  };
  const put = async (...all: Item[]): Promise<void> => {
    for (const batch of batchesOf(all, BATCH_SIZE))
      await Promise.all(batch.map((Item) => client.send(new PutCommand({ TableName, Item }))));
  };
  const remove = async (...all: Key[]): Promise<void> => {
    for (const batch of batchesOf(all, BATCH_SIZE))
      await Promise.all(batch.map(({ pk, sk }) => client.send(new DeleteCommand({ TableName, Key: { pk, sk } }))));
  };
  return { items, put, remove };
}
