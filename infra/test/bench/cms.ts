import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toEvent } from '../../local/gateway/to-event.ts';
import { folderForNow } from '../folder-for-now.ts';
import { atMost, type Figure, known, median } from './figure.ts';
import { fill, item } from './lists.ts';
import { startPayload } from './payload.ts';
import { startPocketBase } from './pocketbase.ts';
import { type ServerProcess, startFunction } from './server-process.ts';
import { withSite } from './site.ts';

const PRODUCTS = 100;
const WARM_UP = 200;
const ROUNDS = 5;
const REQUESTS = 100;
/** Our processor time as a part of the other's. */
const LIMITS: Record<string, number> = { Payload: 0.5, PocketBase: 1 };

const bundle = fileURLToPath(new URL('../../../functions/dist/list-products/index.mjs', import.meta.url));

/** The event of a browser's request, as API Gateway writes it. */
const event = toEvent(
  { method: 'GET', path: '/api/products', query: '', headers: [['Accept-Encoding', 'br, gzip']], viewerAddress: '' },
  { name: 'listProducts', parameters: {} },
  Buffer.alloc(0),
);

/** Each of the others has ids and dates of its own. */
const products = Array.from({ length: PRODUCTS }, (_, at) => {
  const { pk: _pk, sk: _sk, id: _id, createdAt: _created, updatedAt: _updated, ...fields } = item(at);
  return fields;
});

/** Asks for the list, several times; returns how it was compressed. */
async function ask({ name, list }: ServerProcess, times: number): Promise<string> {
  let encoding = '';
  for (let at = 0; at < times; at++) {
    const response = await list();
    const body = await response.json();
    const found: unknown[] = body.docs ?? body.items ?? body;
    if (!response.ok || found.length !== PRODUCTS)
      throw new Error(`${name}: ${response.status}, ${JSON.stringify(body)}`);
    encoding = response.headers.get('content-encoding') ?? 'not compressed';
  }
  return encoding;
}

async function measure(servers: ServerProcess[]): Promise<Figure[]> {
  const runs: { server: ServerProcess; encoding: string; times: number[] }[] = [];
  for (const server of servers) runs.push({ server, encoding: await ask(server, WARM_UP), times: [] });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { server, times } of runs) {
      const before = server.processorTime();
      await ask(server, REQUESTS);
      times.push((server.processorTime() - before) / REQUESTS);
    }
  }
  const [ours = Number.NaN, ...others] = runs.map(({ times }) => median(times));
  return [
    ...runs.map(({ server, encoding, times }) =>
      known(`${server.name}: processor a list of ${PRODUCTS} (${encoding})`, median(times), 'ms'),
    ),
    ...others.map((time, at) => {
      const name = runs[at + 1]?.server.name ?? '';
      return atMost(`processor a list of ${PRODUCTS}, ours to ${name}`, ours / time, LIMITS[name] ?? 1, '');
    }),
  ];
}

/** Processor time of an unchanged list of products without the edge, against Payload and PocketBase. */
export const figures = (): Promise<Figure[]> =>
  withSite('none', async ({ table }) => {
    await fill(table, 0, PRODUCTS);
    const { folder, remove } = await folderForNow();
    const servers = [startFunction('ours', bundle, event)];
    try {
      servers.push(await startPayload(join(folder, 'payload'), products));
      const pocketBase = await startPocketBase(join(folder, 'pocketbase'), products);
      if (pocketBase) servers.push(pocketBase);
      return await measure(servers);
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
      await remove();
    }
  });
