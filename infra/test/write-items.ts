import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { startTable } from '../local/table.ts';

/** Writes items without end and prints each key that is written. */
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const table = await startTable({ folder: process.argv[2] ?? '', name: 'items', credentials });
const client = new DynamoDBClient({
  endpoint: table.endpoint,
  region: 'eu-south-1',
  credentials,
});
for (let at = 0; ; at += 1) {
  const sk = String(at).padStart(6, '0');
  await client.send(
    new PutItemCommand({ TableName: 'items', Item: { pk: { S: 'A' }, sk: { S: sk }, text: { S: 'x'.repeat(500) } } }),
  );
  console.log(sk);
}
