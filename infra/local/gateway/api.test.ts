import type { ErrorBody } from '@rombo/shared/contract/errors';
import { expect, test } from 'vitest';
import { startStubSite } from '../../test/stub-site.ts';

const errorOf = async (response: Response) => (await response.json()) as ErrorBody;

const echo = 'return { statusCode: 200, body: JSON.stringify(event) };';

test('a request becomes an event and the result becomes the response', async () => {
  const { get } = await startStubSite({
    'update-product': 'return { statusCode: 201, headers: { "X-Id": event.pathParameters.id }, body: "{}" };',
  });
  const response = await get('/api/products/7', { method: 'PUT', body: 'x' });
  expect([response.status, response.headers.get('x-id'), await response.text()]).toEqual([201, '7', '{}']);
});

test('headers that only the distribution may set are removed from the request and set again', async () => {
  const { get, port } = await startStubSite({ 'list-products': echo });
  const forged = 'x-site-host X-Viewer-Address x-forwarded-for x-forwarded-host x-api-key x-amzn-oidc-data'.split(' ');
  const response = await get('/api/products', { headers: Object.fromEntries(forged.map((name) => [name, 'forged'])) });
  const text = await response.text();
  const { headers } = JSON.parse(text);
  expect(text).not.toContain('forged');
  expect(headers).toMatchObject({ 'x-site-host': `127.0.0.1:${port}`, 'x-viewer-address': '127.0.0.1' });
});

test.each([
  ['over the limit of a function', 5_000_000],
  ['over the limit of API Gateway', 30_000_000],
])('a body %s is a readable 413, and the connection stays usable', async (_, bytes) => {
  const { get } = await startStubSite({ 'create-product': echo, 'list-products': echo });
  const response = await get('/api/products', { method: 'POST', body: Buffer.alloc(bytes) });
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
  expect((await get('/api/products')).status).toBe(200);
});

test('of many pages at once, eight are rendered at a time', async () => {
  const renderPage = `
    const state = (globalThis.rendered ??= { begun: 0, now: 0, most: 0 });
    state.begun += 1;
    state.most = Math.max(state.most, ++state.now);
    do await new Promise((resolve) => setTimeout(resolve, 5)); while (state.begun < 8);
    state.now -= 1;
    return { statusCode: 200, headers: { 'content-type': 'text/html' }, body: String(state.most) };`;
  const { get } = await startStubSite({ 'render-page': renderPage }, { timeout: 30_000 });
  const pages = await Promise.all(Array.from({ length: 40 }, (_, at) => get(`/prodotti?page=${at}`)));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect(await Promise.all(pages.map((page) => page.text()))).toContain('8');
  expect(await (await get('/prodotti')).text()).toBe('8');
});

test.each(['/api/settings/%E0%A4%A', '/api/admin/contacts?cursor=%'])('%s is malformed: a 400', async (path) => {
  const { get } = await startStubSite();
  const response = await get(path);
  expect([response.status, (await errorOf(response)).code]).toEqual([400, 'bad_request']);
});

test('a function that throws, hangs or returns an invalid result is a 502 or 504; the reason is only logged', async () => {
  const { get, log } = await startStubSite({
    'list-products': 'throw new Error("a secret of the inside");',
    'list-slides': 'return new Promise(() => {});',
    'get-user': 'return { statusCode: 200, body: {} };',
  });
  const answers = [];
  for (const path of ['/api/products', '/api/slides', '/api/user']) {
    const response = await get(path);
    answers.push([response.status, (await errorOf(response)).message]);
  }
  expect(answers).toEqual([
    [502, 'Errore interno'],
    [504, expect.stringContaining('non disponibile')],
    [502, 'Errore interno'],
  ]);
  expect(log.join('\n')).toMatch(/a secret of the inside.*no answer in 500 ms.*get-user: not an answer/s);
});
