import type { IncomingMessage, RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import dynalite from 'dynalite';
import { closeIterators } from './close-iterators.ts';
import { closeServer, listen } from './listen.ts';
import { type Listener, tap } from './stream/tap.ts';

/** The answer of the endpoint to one call of DynamoDB; the body says what went wrong where it is none of 200. */
async function call(endpoint: string, operation: string, input: object): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20250101T000000Z',
      // The endpoint wants a signature to be there and checks none.
      authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=local',
    },
  });
}

/** Creates the table as the deployment does: two keys, paid by request; one that exists stays as it is. */
async function ensureTable(endpoint: string, name: string): Promise<void> {
  if ((await call(endpoint, 'DescribeTable', { TableName: name })).ok) return;
  const created = await call(endpoint, 'CreateTable', {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
  });
  if (!created.ok) throw new Error(`The table could not be created: ${await created.text()}`);
  for (;;) {
    const described = await call(endpoint, 'DescribeTable', { TableName: name });
    const { Table: table } = (await described.json()) as { Table: { TableStatus: string } };
    if (table.TableStatus === 'ACTIVE') return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Hands dynalite whole requests only: it throws, and would end the process, when a caller hangs up in the middle of one, which a
 * function does at its deadline.
 */
const readFirst =
  (handle: RequestListener, listener: () => Listener | undefined): RequestListener =>
  (request, response) => {
    buffer(request).then(
      (sent) => {
        const { method, url, headers } = request;
        const heard = listener();
        const body = heard ? tap(String(headers['x-amz-target']), sent, response, heard) : sent;
        handle(Object.assign(Readable.from([body]), { method, url, headers }) as unknown as IncomingMessage, response);
      },
      () => response.destroy(),
    );
  };

/** Starts DynamoDB on a folder, with the table there. What it has acknowledged is with the system: a kill loses none of it. */
export async function startTable({ folder, name, port = 0 }: { folder: string; name: string; port?: number }) {
  closeIterators();
  const server = dynalite({ path: folder, createTableMs: 0 });
  const [handle] = server.listeners('request') as RequestListener[];
  if (!handle) throw new Error('dynalite handles no requests');
  server.removeAllListeners('request');
  let listener: Listener | undefined;
  server.on(
    'request',
    readFirst(handle, () => listener),
  );

  const endpoint = `http://127.0.0.1:${await listen(server, port)}`;
  await ensureTable(endpoint, name);
  /** From now on a listener hears of changes, as the stream of the table on AWS tells them; dynalite has none. */
  const listenToChanges = (one: Listener) => {
    listener = one;
  };
  return { endpoint, listenToChanges, stop: () => closeServer(server) };
}
