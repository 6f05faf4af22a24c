import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createEdgeCache } from './edge-cache.ts';
import type { Reply } from './reply.ts';

const shared = { 'cache-control': 'public, max-age=0, s-maxage=60' };
const reply = (body: string, headers: Reply['headers'] = shared, status = 200): Reply => ({
  status,
  headers,
  body: Buffer.from(body),
});

/** A cache whose clock stands still until it is told, before an origin that says what it is told to. */
function edge() {
  const clock = { now: 1_000_000 };
  const cache = createEdgeCache(() => clock.now);
  const origin = vi.fn(async (): Promise<Reply> => reply('none'));
  const get = (key = 'a', path = `/${key}`) => cache.answer({ key, path, fetchOrigin: origin });
  const read = async (key?: string, path?: string) => {
    const { headers, body } = await get(key, path);
    const content = body instanceof Readable ? await text(body) : Buffer.from(body ?? []).toString();
    return [headers['x-cache'], content];
  };
  return { clock, cache, origin, get, read };
}

const hit = 'Hit from cloudfront';
const miss = 'Miss from cloudfront';

test('an answer is kept as long as it says, and tells how old it is', async () => {
  const { clock, origin, get, read } = edge();
  origin.mockImplementation(async () => reply(`answer ${origin.mock.calls.length}`));
  expect(await read()).toEqual([miss, 'answer 1']);
  clock.now += 59_999;
  expect((await get()).headers).toMatchObject({ ...shared, 'x-cache': hit, age: '59' });
  expect(await read()).toEqual([hit, 'answer 1']);
  clock.now += 1;
  expect(await read()).toEqual([miss, 'answer 2']);
});

test.each([
  ['no-store', { 'cache-control': 'no-store' }],
  ['private', { 'cache-control': 'private, max-age=60' }],
  ['nothing about it', {}],
  ['no-cache', { 'cache-control': 'no-cache', etag: '"1"' }],
  ['that it sets a cookie', { ...shared, 'set-cookie': '__Host-session=x' }],
  ['that it differs by anything', { ...shared, vary: '*' }],
  ['that its time is over at once', { 'cache-control': 's-maxage=0, max-age=60' }],
])('an answer that says %s is not kept', async (_, headers) => {
  const { origin, read } = edge();
  origin.mockResolvedValue(reply('x', headers));
  expect([await read(), await read()]).toEqual([
    [miss, 'x'],
    [miss, 'x'],
  ]);
  expect(origin).toHaveBeenCalledTimes(2);
});

test.each([
  [404, shared, 1],
  [404, {}, 2],
  [503, { 'cache-control': 'max-age=60' }, 2],
  [206, shared, 2],
])('of two requests that are answered with %i and %j the origin sees %i', async (status, headers, asked) => {
  const { origin, get } = edge();
  origin.mockResolvedValue(reply('x', headers, status));
  await get();
  const again = await get();
  expect(origin).toHaveBeenCalledTimes(asked);
  if (status >= 400) expect(again.headers['x-cache']).toBe('Error from cloudfront');
});

test('a purge makes it forget a path, all that begin so, or everything', async () => {
  const { cache, origin, read } = edge();
  origin.mockResolvedValue(reply('x'));
  const kept = async () => {
    const found = ['/api/a', '/api/b', '/media/c'].filter((key) => cache.find(key));
    for (const key of ['/api/a', '/api/b', '/media/c']) await read(key, key);
    return found;
  };
  await kept();
  cache.purge(['/api/a']);
  expect(await kept()).toEqual(['/api/b', '/media/c']);
  cache.purge(['/api/*']);
  expect(await kept()).toEqual(['/media/c']);
  cache.purge(['/*']);
  expect(await kept()).toEqual([]);
});

test('what was asked before a purge is neither kept after it nor given to who comes after it', async () => {
  const { cache, origin, read } = edge();
  const slow = Promise.withResolvers<Reply>();
  origin.mockReturnValueOnce(slow.promise).mockResolvedValue(reply('new'));
  const before = read();
  cache.purge(['/*']);
  expect(await read()).toEqual([miss, 'new']);
  slow.resolve(reply('old'));
  expect(await before).toEqual([miss, 'old']);
  expect(await read()).toEqual([hit, 'new']);
});
