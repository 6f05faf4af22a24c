import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { type Caller, createCaller, sendRaw } from './requests.ts';
import { newAccount } from './scenarios/accounts.ts';
import { retryUnavailable } from './scenarios/scenario.ts';

const message = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.org', subject: 'Altro', message: 'Ciao' };
const type = { 'content-type': 'application/json' };
const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe('requests that nobody sends in good faith', () => {
  let site: FaultySite;
  let admin: Caller;
  let visitor: Caller;
  beforeAll(async () => {
    site = await startFaultySite();
    admin = createCaller(site.origin, site.cookie);
    visitor = createCaller(site.origin);
  });
  afterAll(() => site.stop());
  const host = () => new URL(site.origin).host;
  const get = (path: string) =>
    sendRaw(site.origin, `GET ${path} HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`);

  it('that never come to their end keep nobody else waiting', async () => {
    const { port } = new URL(site.origin);
    const slow: Socket[] = Array.from({ length: 200 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
    for (const socket of slow)
      socket.write(`POST /api/contact HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: 1000\r\n\r\n{`);
    expect((await visitor('listProducts')).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it.each([
    '/api/settings/a%0d%0aset-cookie:%20x=1',
    '/api/nothing%0d%0aset-cookie:%20x=1',
    '/%0d%0aset-cookie:%20x=1',
    '/api/products/%0d%0aset-cookie:%20x=1',
    '/en%0d%0aset-cookie:%20x=1',
    '/api/admin/contacts?cursor=%0d%0aset-cookie:%20x=1',
  ])('with line breaks in the address %s write no header of the answer', async (path) => {
    const [head = ''] = (await get(path)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 [34]/);
    expect(head).not.toMatch(/^set-cookie/im);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/en//evil.example',
    '/en//evil.example/',
    '/prodotti//evil.example/',
    '/prodotti/',
    '/en/',
    '/en/products/',
    '/login?from=//evil.example',
    '/maintenance/?to=https://evil.example',
    '/.//evil.example',
  ])('for %s lead to no other site', async (path) => {
    const answer = await get(path);
    const location = /^location: *(.*)\r$/im.exec(answer)?.[1] ?? '/';
    expect(new URL(location, 'https://www.rombopower.example').origin).toBe('https://www.rombopower.example');
    expect(status(answer)).toBeLessThan(500);
  });

  it.each([
    ['JSON 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000), 400],
    ['an object 20,000 deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 400],
    ['a field that every object has', '{"__proto__":{"value":"true"},"key":"maintenance_mode"}', 400],
    ['the constructor', '{"constructor":{"prototype":{"a":1}},"key":"maintenance_mode","value":"true"}', 400],
    ['seven million bytes', `{"key":"${'x'.repeat(7_000_000)}"}`, 413],
  ])('with %s are refused', async (_, body, wanted) => {
    expect((await admin('saveSetting', { body, headers: type })).status).toBe(wanted);
    expect(({} as { a?: unknown }).a).toBeUndefined();
  });

  it('that say a thing twice mean what they say last, wherever it is read', async () => {
    const body = '{"key":"maintenance_mode","value":"nonsense","value":"false"}';
    expect((await admin('saveSetting', { body, headers: type })).body).toMatchObject({ value: 'false' });
  });

  it.each(['gzip', 'br', 'deflate', 'identity, gzip'])(
    'with a body packed as %s are refused, and never unpacked',
    async (encoding) => {
      const bomb = new Uint8Array(gzipSync(Buffer.alloc(50_000_000, ' ')));
      const headers = { ...type, 'content-encoding': encoding };
      for (const body of [bomb, new Uint8Array(gzipSync(JSON.stringify(message)))]) {
        expect([400, 415]).toContain((await visitor('sendContact', { body, headers })).status);
      }
    },
  );

  it.each([
    'x-forwarded-for',
    'x-viewer-address',
    'x-real-ip',
    'forwarded',
    'true-client-ip',
    'cloudfront-viewer-address',
  ])('are counted by where they come from, whatever %s says', async (header) => {
    await site.stores.forgetTries();
    const { username } = await newAccount(site.stores);
    const statuses: number[] = [];
    for (let number = 1; number <= 6; number++) {
      const headers = { [header]: header === 'forwarded' ? `for=198.51.100.${number}` : `198.51.100.${number}` };
      statuses.push((await visitor('login', { headers, json: { username, password: 'sbagliata' } })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 5)).not.toContain(429);
  });

  it('with a session that somebody else planted never make it a good one', async () => {
    const planted = '__Host-session=planted-by-somebody';
    const json = await newAccount(site.stores);
    await site.stores.forgetTries();
    const [first, second] = [
      await retryUnavailable(() => visitor('login', { json, headers: { cookie: planted } })),
      await retryUnavailable(() => visitor('login', { json, headers: { cookie: planted } })),
    ];
    const cookies = [first, second].map(({ headers }) => headers.getSetCookie()[0]?.split(';')[0] ?? '');
    expect(new Set([planted, ...cookies]).size).toBe(3);
    expect((await visitor('getUser', { headers: { cookie: planted } })).status).toBe(401);
    for (const cookie of cookies) expect((await visitor('getUser', { headers: { cookie } })).status).toBe(200);
  });
});
