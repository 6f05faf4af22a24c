import type { ActiveSlide } from '@rombo/shared/collections/listed';
import type { Route } from '@rombo/shared/contract/route';
import { routes } from '@rombo/shared/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, picture, png, productForm } from '../../functions/test/forms.ts';
import { signIn } from '../test/api-site.ts';
import { disposableFolder } from '../test/folder.ts';
import { type Site, startSite } from './site.ts';

const hit = 'Hit from cloudfront';
const miss = 'Miss from cloudfront';
const SETTING = '/api/settings/maintenance_mode';

const publicReads = Object.values<Route>(routes).filter(({ method, cache }) => method === 'GET' && cache === 'edge');
const addressOf = ({ path }: Route, id: string) => path.replace('{key}', 'maintenance_mode').replace('{id}', id);

let site: Site;
let cookie: string;
let product: string;
let remove: () => Promise<void>;
const log: string[] = [];

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(site.origin + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { status, headers, cache: headers.get('x-cache'), text: await response.text() };
}
const visit = (path: string, headers: Record<string, string> = {}) => send(path, { headers });
/** Reads a path as the administrator. */
const look = (path: string) => visit(path, { cookie });
/** Saves as the administrator, and waits for the purge. */
async function write(method: string, path: string, body: FormData | object) {
  const isForm = body instanceof FormData;
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(!isForm && { 'content-type': 'application/json' }) };
  const { status, text } = await send(path, { method, headers, body: isForm ? body : JSON.stringify(body) });
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
  await site.settled();
  return JSON.parse(text);
}

beforeAll(async () => {
  const temporary = await disposableFolder();
  remove = temporary.remove;
  site = await startSite({ dataDir: temporary.folder, log: (line) => log.push(line) });
  cookie = await signIn(site);
  product = (await write('POST', '/api/products', productForm({ name: 'Stand 0' }))).id;
});
afterAll(async () => {
  await site.stop();
  await remove();
});

test.each(publicReads)('$path comes from a function once, then from the edge cache', async (route) => {
  const path = addressOf(route, product);
  const first = await visit(path);
  expect(first.headers.get('age')).toBeNull();
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  const second = await visit(path);
  expect([second.status, second.text]).toEqual([first.status, first.text]);
  expect(second.headers.get('age')).toMatch(/^\d$/);
  if (first.status === 404) return;
  const third = await visit(path, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([third.status, third.text, third.cache]).toEqual([304, '', hit]);
});

test('not-found responses with unbounded URLs are not cached', async () => {
  for (const path of ['/api/products/turbina', '/prodotti/turbina', '/api/settings/turbina']) {
    const answers = [await visit(path), await visit(path)];
    const error = { status: 404, cache: 'Error from cloudfront' };
    expect(answers, path).toMatchObject([error, error]);
    expect(answers.map(({ headers }) => headers.get('age'))).toEqual([null, null]);
  }
  const pages = [await visit('/turbina'), await visit('/altra/turbina?page=2')];
  expect(pages.map(({ status, headers }) => [status, headers.get('age')])).toEqual([
    [404, null],
    [404, expect.stringMatching(/^\d$/)],
  ]);
});

test("a save appears on every page and response that shows it; the administrator's responses are never cached", async () => {
  const paths = ['/api/products', '/prodotti', '/en/products?category=motori'];
  for (const name of ['Stand 1', 'Stand 2']) {
    await write('PUT', `/api/products/${product}`, productForm({ name }));
    for (const path of paths) {
      for (const cache of [miss, hit]) expect(await visit(path), path).toMatchObject({ cache });
      expect((await visit(path)).text, path).toContain(name);
    }
  }
  for (const value of ['true', 'false']) {
    await write('POST', '/api/settings', { key: 'maintenance_mode', value });
    const { cache, headers, text } = await look(SETTING);
    expect([cache, headers.get('cache-control'), JSON.parse(text).value]).toEqual([miss, 'no-store', value]);
    expect(JSON.parse((await visit(SETTING)).text).value).toBe(value);
  }
});

test('a picture and a byte range of it are served as stored', async () => {
  const bytes = await picture('png', 64, 36);
  const { imageUrl }: ActiveSlide = await write('POST', '/api/slides', form({ image: png(bytes) }));
  const read = async (headers: Record<string, string> = {}) => {
    const answer = await visit(imageUrl, headers);
    return [answer.status, answer.cache, answer.headers.get('content-length'), answer.headers.get('content-range')];
  };
  const part = [206, miss, '10', `bytes 0-9/${bytes.length}`];
  expect(await read({ range: 'bytes=0-9' })).toEqual(part);
  expect(await read()).toEqual([200, miss, String(bytes.length), null]);
  expect(await read()).toEqual([200, hit, String(bytes.length), null]);
  expect(await read({ range: 'bytes=0-9' })).toEqual(part);
});
