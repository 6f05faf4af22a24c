import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Upload, UploadRequest } from '@rombo/shared/contract/upload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealers, guides, messages, news, products, results, slides } from './catalogue.ts';
import { seed } from './seed.ts';

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let calls: Call[] = [];
/** Statuses of the next responses, then 200. */
const statuses: number[] = [];

const server = createServer(async (request, response) => {
  const call = { path: request.url ?? '', headers: request.headers, body: await buffer(request) };
  calls.push(call);
  const status = statuses.shift() ?? 200;
  response
    .writeHead(status, { 'retry-after': '0', 'set-cookie': '__Host-session=token; Path=/; Secure; HttpOnly' })
    .end(
      call.path === '/api/uploads' ? JSON.stringify(announcedIn(call).map(offer)) : JSON.stringify({ id: idIn(call) }),
    );
});

const announcedIn = ({ body }: Call): UploadRequest[] => JSON.parse(String(body));
/** The id of a created product: its idempotency key without the prefix. */
const idIn = ({ headers }: Call) => String(headers['idempotency-key']).replace('seed-', '');
const offer = ({ name }: UploadRequest): Upload => {
  const { port } = server.address() as AddressInfo;
  return { key: `uploads/${name}`, url: `http://127.0.0.1:${port}/store`, fields: { policy: name } };
};

const fill = async () => {
  const { port } = server.address() as AddressInfo;
  await seed({ origin: `http://127.0.0.1:${port}`, username: 'admin', password: 'una frase lunga', say: () => {} });
};

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterAll(() => void server.close());

const callsTo = (path: string): Call[] => calls.filter((call) => call.path === path);

describe('seed', () => {
  it('retries with the same idempotency key when the site is busy', async () => {
    calls = [];
    statuses.push(503, 503, 200, 503);
    await fill();
    expect(callsTo('/api/login')).toHaveLength(3);
    const keys = calls.flatMap(
      ({ headers }) => String(headers['idempotency-key'] ?? '').match(/^seed-[\w-]{3,95}$/) ?? [],
    );
    const entities = [products, slides, dealers, messages, results, news, guides];
    expect(new Set(keys).size).toBe(entities.reduce((sum, { length }) => sum + length, 0));
    expect(keys.length + callsTo('/api/uploads').length).toBeGreaterThan(new Set(keys).size);
  }, 30_000);

  it('gives up on a busy site before login is locked', async () => {
    calls = [];
    statuses.push(503, 503, 503, 503, 503);
    await expect(fill()).rejects.toThrow('POST /api/login answered 503');
    expect(calls).toHaveLength(4);
    statuses.length = 0;
  });
});
