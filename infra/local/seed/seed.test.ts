import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Upload, UploadRequest } from '@rombo/shared/contract/upload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealers, explodedViews, fits, messages, news, products, results, slides } from './catalogue.ts';
import { seed } from './seed.ts';

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let calls: Call[] = [];
/** What the server answers next; 200 once the list is used up. */
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
/** The id of a created product: its idempotency key without its beginning, which is its code. */
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
  await fill();
}, 30_000);

afterAll(() => void server.close());

const callsTo = (path: string): Call[] => calls.filter((call) => call.path === path);

/** The texts of a multipart body, by the names of their fields. */
const textsOf = ({ body }: Call): Record<string, string> =>
  Object.fromEntries(
    [...body.toString().matchAll(/name="(\w+)"\r\n\r\n([^\r]*)\r\n/g)].map(([, name, text]) => [name, text]),
  );

describe('seed', () => {
  it('sends the products last first, so that the newest one is the first of the catalogue', () => {
    const names = callsTo('/api/products').map((call) => textsOf(call).name);
    expect(names.toReversed()).toEqual(products.map(({ name }) => name));
  });

  it('says of each part what it is and which engines it fits, when all of them are there', () => {
    const updates = calls.filter(({ path }) => path.startsWith('/api/products/'));
    expect(updates).toHaveLength(Object.keys(fits).length);
    for (const call of updates) {
      const code = call.path.replace('/api/products/', '');
      const { fits: sent = '', partType } = textsOf(call);
      expect({ fits: JSON.parse(sent), partType }).toMatchObject({
        fits: fits[code]?.fits,
        partType: fits[code]?.partType,
      });
    }
  });

  it('sends the exploded views with their engines, the parts of their points by their ids', () => {
    const sent = callsTo('/api/products').flatMap((call) => {
      const { technicalSpecs = '{}', explodedView } = textsOf(call);
      return explodedView ? [[JSON.parse(technicalSpecs)['Codice Articolo'], JSON.parse(explodedView)] as const] : [];
    });
    expect(sent.map(([code]) => code).sort()).toEqual(Object.keys(explodedViews).sort());
    for (const [code, { image, points }] of sent) {
      const { picture, points: wanted = [] } = explodedViews[code] ?? {};
      expect(image).toBe(`uploads/${picture}`);
      expect(points).toEqual(wanted.map(({ part, ...point }) => (part ? { ...point, product: part } : point)));
    }
  });

  it('sends results and news with the ids of the products that they name', () => {
    expect(callsTo('/api/results').map((call) => textsOf(call).engines)).toEqual(
      results.map(({ engines }) => JSON.stringify(engines)),
    );
    expect(callsTo('/api/news').map((call) => textsOf(call).product)).toEqual(news.map(({ product }) => product));
  });

  it('sends again, under the same key, what a busy site could not answer in time', async () => {
    calls = [];
    statuses.push(503, 503, 200, 503);
    await fill();
    expect(callsTo('/api/login')).toHaveLength(3);
    const keys = calls.flatMap(
      ({ headers }) => String(headers['idempotency-key'] ?? '').match(/^seed-[\w-]{3,95}$/) ?? [],
    );
    const entities = [products, slides, dealers, messages, results, news];
    expect(new Set(keys).size).toBe(entities.reduce((sum, { length }) => sum + length, 0));
    expect(keys.length + callsTo('/api/uploads').length).toBeGreaterThan(new Set(keys).size);
  }, 30_000);

  it('gives up on a site that stays busy before login is locked', async () => {
    calls = [];
    statuses.push(503, 503, 503, 503, 503);
    await expect(fill()).rejects.toThrow('POST /api/login answered 503');
    expect(calls).toHaveLength(4);
    statuses.length = 0;
  });
});
