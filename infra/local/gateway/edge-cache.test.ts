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

/** A cache with a manual clock and a mock origin. */
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

test('a response is cached for its lifetime and has an age', async () => {
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
])('a response with %s is not cached', async (_, headers) => {
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
])('status %i with headers %j: of two requests, the origin receives %i', async (status, headers, asked) => {
  const { origin, get } = edge();
  origin.mockResolvedValue(reply('x', headers, status));
  await get();
  const again = await get();
  expect(origin).toHaveBeenCalledTimes(asked);
  if (status >= 400) expect(again.headers['x-cache']).toBe('Error from cloudfront');
});

test('a purge removes a path, a prefix, or everything', async () => {
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

test('a response requested before a purge is neither cached nor served to later requests', async () => {
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

test('requests for one key share one fetch, and other keys do not wait for it', async () => {
  const { origin, read } = edge();
  const slow = Promise.withResolvers<Reply>();
  origin.mockReturnValueOnce(slow.promise).mockResolvedValue(reply('other'));
  const waiting = [read(), read(), read()];
  expect(await read('b')).toEqual([miss, 'other']);
  slow.resolve({ ...reply('', { ...shared, 'content-length': '3' }), body: Readable.from([Buffer.from('one')]) });
  expect(await Promise.all(waiting)).toEqual([
    [miss, 'one'],
    [miss, 'one'],
    [miss, 'one'],
  ]);
  expect(await read()).toEqual([hit, 'one']);
  expect(origin).toHaveBeenCalledTimes(2);
});

test.each([
  ['is private', () => Promise.resolve(reply('first', { 'cache-control': 'private' }))],
  ['sets a cookie', () => Promise.resolve(reply('first', { ...shared, 'set-cookie': 'a=1' }))],
  ['is an error', () => Promise.resolve(reply('first', {}, 503))],
  ['fails', () => Promise.reject(new Error('first'))],
])('a response that %s is not shared: the waiting requests fetch themselves', async (_, answer) => {
  const { origin, read } = edge();
  const slow = Promise.withResolvers<void>();
  origin.mockImplementationOnce(() => slow.promise.then(answer)).mockResolvedValue(reply('own'));
  const [first, ...waiting] = [read(), read(), read()];
  slow.resolve();
  await Promise.allSettled([first]);
  expect(await Promise.all(waiting)).toEqual([
    [miss, 'own'],
    [miss, 'own'],
  ]);
  expect(origin).toHaveBeenCalledTimes(3);
});

test('requests after a purge share a fetch of their own', async () => {
  const { cache, origin, read } = edge();
  const [old, fresh] = [Promise.withResolvers<Reply>(), Promise.withResolvers<Reply>()];
  origin.mockReturnValueOnce(old.promise).mockReturnValueOnce(fresh.promise);
  const before = [read(), read()];
  cache.purge(['/*']);
  const after = [read(), read()];
  old.resolve(reply('old'));
  expect(await Promise.all(before)).toEqual([
    [miss, 'old'],
    [miss, 'old'],
  ]);
  const late = read();
  fresh.resolve(reply('new'));
  expect(await Promise.all([...after, late])).toEqual(Array(3).fill([miss, 'new']));
  expect(await read()).toEqual([hit, 'new']);
  expect(origin).toHaveBeenCalledTimes(2);
});
