import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeServer, listen } from '../../local/listen.ts';
import { callName, type Fault, type FaultProxy, startFaultProxy, TOO_LATE } from './fault-proxy.ts';

/** What arrived at the store behind the proxy. */
const arrived: string[] = [];
const store = createServer(async (request, response) => {
  arrived.push(`${request.method} ${request.headers.host} ${await text(request)}`);
  response.writeHead(200, { 'content-length': 10, 'x-store': 'yes' }).end('0123456789');
});
let proxy: FaultProxy;

beforeAll(async () => {
  proxy = await startFaultProxy('table', `http://127.0.0.1:${await listen(store, 0)}`);
});
afterAll(async () => {
  await proxy.stop();
  await closeServer(store);
});
beforeEach(() => {
  proxy.make();
  arrived.length = 0;
});

const call = (name = 'PutItem', attempt = 1, signal: AbortSignal | null = null) =>
  fetch(proxy.endpoint, {
    method: 'POST',
    body: 'body',
    signal,
    headers: { 'x-amz-target': `DynamoDB_20120810.${name}`, 'amz-sdk-request': `attempt=${attempt}; max=3` },
  });
const outcome = async (asked: Promise<Response>): Promise<string> => {
  try {
    const response = await asked;
    return `${response.status} ${await response.text()}`;
  } catch {
    return 'broken off';
  }
};
const host = () => new URL(proxy.endpoint).host;

test('without a fault a call goes on as it came and its answer comes back', async () => {
  const response = await call();
  expect([response.headers.get('x-store'), await response.text()]).toEqual(['yes', '0123456789']);
  expect(arrived).toEqual([`POST ${host()} body`]);
});

test.each([
  ['cut before', 'broken off', 0],
  ['cut after', 'broken off', 1],
  ['half', 'broken off', 1],
  ['throttle', '400 {"__type":"com.amazonaws#ThrottlingException","message":"ThrottlingException"}', 0],
  ['broken', '500 {"__type":"com.amazonaws#InternalServerError","message":"InternalServerError"}', 0],
  ['slow', '200 0123456789', 1],
] as [Fault, string, number][])(
  'a call that is %s ends so, and does or does not arrive',
  async (fault, end, arrivals) => {
    proxy.make({ fault, tries: 'every' });
    expect([await outcome(call()), arrived.length]).toEqual([end, arrivals]);
  },
);

test.each([
  ['hang', 0],
  ['late', 1],
] as [Fault, number][])('a call that is %s is not answered in time', async (fault, arrivals) => {
  proxy.make({ fault, tries: 'every' });
  expect([await outcome(call('PutItem', 1, AbortSignal.timeout(500))), arrived.length]).toEqual([
    'broken off',
    arrivals,
  ]);
});

test('a straggler arrives when its caller is long gone', async () => {
  proxy.make({ fault: 'straggler', tries: 'every' });
  expect([await outcome(call('PutItem', 1, AbortSignal.timeout(300))), arrived.length]).toEqual(['broken off', 0]);
  await expect.poll(() => arrived.length, { timeout: TOO_LATE + 2000 }).toBe(1);
});

test('a fault is injected into the calls and attempts of its rule only', async () => {
  proxy.make({ fault: 'broken', tries: 'first', calls: /^Put/ });
  expect(await outcome(call('PutItem', 1))).toMatch(/^500/);
  expect(await outcome(call('PutItem', 2))).toMatch(/^200/);
  expect(await outcome(call('GetItem', 1))).toMatch(/^200/);
});

test('a closed proxy refuses connections until it is opened again', async () => {
  await proxy.close();
  expect(await outcome(call())).toBe('broken off');
  await proxy.open();
  expect(await outcome(call())).toMatch(/^200/);
});

test('a call of S3 has the name of its method, or of what it does', () => {
  const name = (method: string, headers = {}, url = '/') => callName({ method, headers, url });
  expect(name('PUT')).toBe('PUT');
  expect(name('PUT', { 'x-amz-copy-source': 'a/b' })).toBe('COPY');
  expect(name('POST', {}, '/bucket/?delete=')).toBe('DELETE');
});
