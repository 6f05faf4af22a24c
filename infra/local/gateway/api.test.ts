import type { ErrorBody } from '@rombo/shared/contract/errors';
import { expect, test } from 'vitest';
import { startStubSite } from '../../test/stub-site.ts';
import { matchRoute } from './api.ts';

test('a path with a parameter gives its decoded value', () => {
  expect(matchRoute('PUT', '/api/products/a%20b')).toEqual({ name: 'updateProduct', parameters: { id: 'a b' } });
});

test('a literal path beats one with a parameter', () => {
  expect(matchRoute('GET', '/api/slides/active')?.name).toBe('listActiveSlides');
  expect(matchRoute('DELETE', '/api/slides/active')).toEqual({ name: 'deleteSlide', parameters: { id: 'active' } });
});

test('HEAD is answered by the route of a public GET', () => {
  expect(matchRoute('HEAD', '/api/products')?.name).toBe('listProducts');
  expect(matchRoute('HEAD', '/api/user')).toBeUndefined();
});

/** The code and message of an answer that is an error. */
const errorOf = async (response: Response) => (await response.json()) as ErrorBody;

const echo = 'return { statusCode: 200, body: JSON.stringify(event) };';

test('a request becomes an event and its answer comes back', async () => {
  const { get } = await startStubSite({
    'update-product': 'return { statusCode: 201, headers: { "X-Id": event.pathParameters.id }, body: "{}" };',
  });
  const response = await get('/api/products/7', { method: 'PUT', body: 'x' });
  expect([response.status, response.headers.get('x-id'), await response.text()]).toEqual([201, '7', '{}']);
});

test('what only the distribution may say is dropped from the request and said anew', async () => {
  const { get, port } = await startStubSite({ 'list-products': echo });
  const forged = [
    'x-site-host',
    'X-Viewer-Address',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-api-key',
    'x-amzn-oidc-data',
  ];
  const response = await get('/api/products', { headers: Object.fromEntries(forged.map((name) => [name, 'forged'])) });
  const text = await response.text();
  const { headers, multiValueHeaders } = JSON.parse(text);
  expect(text).not.toContain('forged');
  expect(headers).toMatchObject({ 'x-site-host': `127.0.0.1:${port}`, 'x-viewer-address': '127.0.0.1' });
  expect(multiValueHeaders['x-site-host']).toEqual([`127.0.0.1:${port}`]);
});

test.each([
  ['over the limit of a function', 5_000_000],
  ['over the limit of API Gateway', 30_000_000],
])('a body %s is a readable 413, and the connection goes on', async (_, bytes) => {
  const { get } = await startStubSite({ 'create-product': echo, 'list-products': echo });
  const response = await get('/api/products', { method: 'POST', body: Buffer.alloc(bytes) });
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
  expect((await get('/api/products')).status).toBe(200);
});

test.each([
  ['GET', '/api/nothing'],
  ['PATCH', '/api/nothing'],
  ['GET', '/api/products/1/2'],
])('%s %s is no route: 404 in the shape of every error', async (method, path) => {
  const { get } = await startStubSite();
  const response = await get(path, { method });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect([response.status, await response.json()]).toEqual([404, { code: 'not_found', message: 'Non trovato' }]);
});

test.each(['/api/settings/%E0%A4%A', '/api/admin/contacts?cursor=%'])(
  'malformed percent-encoding in %s is a 400',
  async (path) => {
    const { get } = await startStubSite();
    const response = await get(path);
    expect([response.status, (await errorOf(response)).code]).toEqual([400, 'bad_request']);
  },
);

test('a function that throws, hangs or answers nonsense is a 502 or 504 without its reason, which is in the log', async () => {
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
  expect(log.join('\n')).toMatch(/a secret of the inside.*no answer in 500 ms.*body: Invalid type/s);
});

test('HEAD has the headers of GET and no body; a known tag is a 304', async () => {
  const { get } = await startStubSite({
    'list-products': 'return { statusCode: 200, headers: { ETag: \'W/"1"\' }, body: "[1,2]" };',
  });
  const head = await get('/api/products', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', '']);
  const fresh = await get('/api/products', { headers: { 'if-none-match': '"0", "1"' } });
  expect([fresh.status, await fresh.text()]).toEqual([304, '']);
  expect((await get('/api/products', { headers: { 'if-none-match': '"2"' } })).status).toBe(200);
});
