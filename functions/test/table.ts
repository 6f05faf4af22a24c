import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  ScanCommand,
} from '@aws-sdk/lib-dynamodb';
import { batchesOf } from '../src/batches.ts';
import { site } from './site.ts';

const { endpoint, name: TableName } = site.table;
const region = process.env.AWS_REGION ?? 'eu-south-1';
const { credentials } = site;
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }));

type Item = { pk: string; sk: string } & Record<string, unknown>;
type Key = Pick<Item, 'pk' | 'sk'>;

/** Deletes the catalogue's version, so that items written past the API are read at once. */
const forgetVersion = () => client.send(new DeleteCommand({ TableName, Key: { pk: 'CATALOGUE', sk: 'version' } }));

/** Puts an item straight into the table, past the API. */
export async function putItem(item: Item): Promise<void> {
  await client.send(new PutCommand({ TableName, Item: item }));
  await forgetVersion();
}

/** Reads an item that is there. */
export async function readItem(key: Key): Promise<Item> {
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  if (!Item) throw new Error(`There is no ${key.pk} ${key.sk}`);
  return Item as Item;
}

/** Takes an item out of it. */
export async function deleteItem({ pk, sk }: Key): Promise<void> {
  await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  await forgetVersion();
}

/** All items whose `pk` begins so. */
export async function itemsUnder(prefix: string): Promise<Item[]> {
  const { Items = [] } = await client.send(
    new ScanCommand({
      TableName,
      ConsistentRead: true,
      FilterExpression: 'begins_with(pk, :prefix)',
      ExpressionAttributeValues: { ':prefix': prefix },
    }),
  );
  return Items as Item[];
}

/** Puts many items. */
export const putItems = (items: Item[]) => writeAll(items.map((Item) => ({ PutRequest: { Item } })));

/** Takes many items out again. */
export const deleteItems = (keys: Key[]) =>
  writeAll(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));

/** DynamoDB takes 25 at a time. */
const BATCH = 25;

async function writeAll(requests: object[]): Promise<void> {
  for (const batch of batchesOf(requests, BATCH)) {
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: batch } }));
  }
  await forgetVersion();
}
