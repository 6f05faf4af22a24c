import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { catalogueIndex } from '@rombo/functions/data/keys';
import dynalite from 'dynalite';
import { closeIterators, failWrites, hasFailed, reopen, repairIndexes } from './dynalite-fixes.ts';
import { closeServer, listen } from './listen.ts';
import { authorizationOf, type Credentials, requireSignature } from './private-endpoint.ts';
import { captureChanges, type Listener } from './stream.ts';

/** Calls a DynamoDB operation. A response other than 200 has the error in its body. */
const createCaller = (endpoint: string, credentials: Credentials) => (operation: string, input: object) => {
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-date': 'now',
    'x-amz-target': `DynamoDB_20120810.${operation}`,
  };
  const signed = { ...headers, host: new URL(endpoint).host };
  const authorization = authorizationOf({ method: 'POST', url: '/', headers: signed }, credentials);
  return fetch(endpoint, { method: 'POST', body: JSON.stringify(input), headers: { ...headers, authorization } });
};

const keySchema = (key: string) => [
  { AttributeName: key, KeyType: 'HASH' },
  { AttributeName: 'sk', KeyType: 'RANGE' },
];

const indexSchema = {
  AttributeDefinitions: ['pk', 'sk', catalogueIndex.key].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  GlobalSecondaryIndexes: [
    {
      IndexName: catalogueIndex.name,
      KeySchema: keySchema(catalogueIndex.key),
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...catalogueIndex.attributes] },
    },
  ],
};

/** Creates the table with the schema of the deployment if it does not exist. */
async function ensureTable(call: ReturnType<typeof createCaller>, name: string): Promise<void> {
  if ((await call('DescribeTable', { TableName: name })).ok) return;
  const created = await call('CreateTable', {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema('pk'),
    ...indexSchema,
  });
  if (!created.ok) throw new Error(`The table could not be created: ${await created.text()}`);
  for (;;) {
    const described = await call('DescribeTable', { TableName: name });
    const { Table: table } = (await described.json()) as { Table: { TableStatus: string } };
    if (table.TableStatus === 'ACTIVE') return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const WRITES = /\.(Put|Update|Delete|BatchWrite)Item$/;

/** Returns a function that waits until a call may begin. A write after a failed write first reopens the table, between calls. */
function admitCalls(folder: string) {
  const calls = new Set<Promise<void>>();
  let reopening: Promise<void> | undefined;
  return async (target: string, response: ServerResponse): Promise<void> => {
    if (WRITES.test(target) && hasFailed(folder)) {
      reopening ??= Promise.all(calls)
        .then(() => reopen(folder))
        .finally(() => {
          reopening = undefined;
        });
    }
    while (reopening) await reopening;
    // dynalite ends the response even if its client has left.
    const { promise, resolve } = Promise.withResolvers<void>();
    calls.add(promise);
    const end = response.end;
    response.end = ((...input: Parameters<typeof end>) => {
      calls.delete(promise);
      resolve();
      return end.apply(response, input);
    }) as typeof end;
  };
}

interface Calls {
  admit: ReturnType<typeof admitCalls>;
  listener: () => Listener | undefined;
}

/**
 * Reads a whole request before passing it to dynalite, which would throw and end the process if a client disconnects during the request, as
 * functions do at their timeout.
 */
const bufferRequests =
  (handle: RequestListener, { admit, listener }: Calls): RequestListener =>
  async (request, response) => {
    const { method, url, headers } = request;
    const target = String(headers['x-amz-target']);
    try {
      const sent = await buffer(request);
      await admit(target, response);
      const heard = listener();
      if (heard) captureChanges(target, sent, response, heard);
      handle(Object.assign(Readable.from([sent]), { method, url, headers }) as unknown as IncomingMessage, response);
    } catch {
      response.destroy();
    }
  };

interface TableOptions {
  folder: string;
  name: string;
  credentials: Credentials;
  /** Logs why the disk refused a write. */
  log?: (line: string) => void;
}

/** Emulates DynamoDB with the table in a folder. Acknowledged writes survive a kill of the process. */
export async function startTable({ folder, name, credentials, log = console.error }: TableOptions) {
  closeIterators();
  failWrites(log);
  await repairIndexes(folder, name, indexSchema);
  const server = dynalite({ path: folder, createTableMs: 0 });
  const [handle] = server.listeners('request') as RequestListener[];
  if (!handle) throw new Error('dynalite handles no requests');
  server.removeAllListeners('request');
  let listener: Listener | undefined;
  server.on(
    'request',
    requireSignature(credentials, bufferRequests(handle, { admit: admitCalls(folder), listener: () => listener })),
  );

  const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
  await ensureTable(createCaller(endpoint, credentials), name);
  /** Subscribes a listener to changes, in place of the table's stream: dynalite has no streams. */
  const listenToChanges = (one: Listener) => {
    listener = one;
  };
  return { endpoint, listenToChanges, stop: () => closeServer(server) };
}
