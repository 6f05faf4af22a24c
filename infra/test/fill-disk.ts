import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { startTable } from '../local/table.ts';

/** Writes to a table until a write fails, then prints what still works, as JSON. Started where files cannot grow, as on a full disk. */
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const reasons: string[] = [];
const table = await startTable({
  folder: process.argv[2] ?? '',
  name: 'items',
  credentials,
  log: (line) => reasons.push(line),
});
const client = new DynamoDBClient({ endpoint: table.endpoint, region: 'eu-south-1', credentials, maxAttempts: 1 });
const key = (sk: number) => ({ pk: { S: 'A' }, sk: { S: String(sk) } });
const put = (sk: number, size: number) =>
  client.send(new PutItemCommand({ TableName: 'items', Item: { ...key(sk), text: { S: 'x'.repeat(size) } } })).then(
    () => undefined,
    (error) => error.$metadata.httpStatusCode as number,
  );

let written = 0;
let status: number | undefined;
while (written < 1000 && status === undefined) {
  status = await put(written, 1000);
  if (status === undefined) written += 1;
}
const next = await put(written + 1, 1);
const read = await client.send(new GetItemCommand({ TableName: 'items', Key: key(0), ConsistentRead: true }));
console.log(JSON.stringify({ written, status, next, readsOn: Boolean(read.Item), reasons }));
process.exit(0);
