import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startStubSite } from '../../test/stub-site.ts';

async function* bytes(content: string) {
  yield Buffer.from(content);
}

test('every behaviour has the security headers, and the policy allows the upload origin', async () => {
  const { get, store } = await startStubSite({
    'list-products': 'return { statusCode: 200, headers: { "referrer-policy": "no-referrer" }, body: "[]" };',
  });
  await store.put('media/a.png', {}, bytes('png'));
  for (const path of '/ /nulla /assets/a-1.js /assets/no.js /media/a.png /media/no /api/products /api/no'.split(' ')) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy'), path).toContain(
      "object-src 'none'; connect-src 'self' http://127.0.0.1:4567;",
    );
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security'), path).toContain('max-age=63072000');
    // Web mail shows the pictures of mails.
    const embeddable = path.startsWith('/media/') ? 'cross-origin' : 'same-origin';
    expect(headers.get('cross-origin-resource-policy'), path).toBe(embeddable);
  }
});

test('a page is served as rendered, with its own content security policy', async () => {
  const page = '{ "content-type": "text/html", "content-security-policy": "sandbox" }';
  const { get } = await startStubSite({
    'render-page': `return { statusCode: 404, headers: ${page}, body: event.rawPath + event.rawQueryString };`,
  });
  const response = await get('/en/products/?a=b&category=motori');
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([404, 'sandbox']);
  expect(await response.text()).toBe('/en/productscategory=motori');
});

test.each(['return { statusCode: 502 };', 'throw new Error("broken");'])(
  'a page whose function fails is the shell: %s',
  async (body) => {
    const { get, log } = await startStubSite({ 'render-page': body });
    const response = await get('/prodotti');
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('shell')]);
    expect(log).toEqual([expect.stringContaining('/prodotti')]);
  },
);

test('a page whose function refuses the distribution is the shell', async () => {
  const { get } = await startStubSite({ 'render-page': 'return { statusCode: 403, body: "{}" };' });
  const response = await get('/prodotti');
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('shell')]);
});

const broken = { 'render-page': 'throw new Error("broken");' };

test.each(['/prodotti/saetta-21', '/en/products/saetta-21'])(
  '%s is the shell with 503, not 404, if it cannot be rendered',
  async (path) => {
    const { get } = await startStubSite(broken);
    const response = await get(path);
    const { status, statusText, headers } = response;
    expect([status, statusText, headers.get('retry-after')]).toEqual([503, 'Service Unavailable', '5']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-amz-meta-status')).toBeNull();
    expect(await response.text()).toContain('shell');
  },
);

test('a sitemap that cannot be rendered is a 503, not a 404', async () => {
  const { get } = await startStubSite(broken);
  expect((await get('/sitemap.xml')).status).toBe(503);
});

test('files take precedence over the shell, hashed ones are cached for a year, and missing ones are a 404', async () => {
  const { get } = await startStubSite();
  expect(await (await get('/notes.txt')).text()).toBe('User-agent: *');
  expect((await get('/assets/a-1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await get('/assets/gone-1.js');
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  expect(await (await get('/api/openapi.json')).json()).toEqual({ openapi: '3.1.0' });
});

test('pages and media are read-only', async () => {
  const { get } = await startStubSite();
  for (const path of ['/prodotti', '/media/a.png', '/assets/a-1.js']) {
    const response = await get(path, { method: 'POST', body: 'x'.repeat(100_000) });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('media are served whole or in ranges, with their stored headers', async () => {
  const { get, store } = await startStubSite();
  const kept = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' };
  const { etag } = await store.put('media/products/1/a.png', kept, bytes('0123456789'));
  const path = '/media/products/1/a.png';
  const whole = await get(path);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    ...kept,
    etag: `"${etag}"`,
    'content-disposition': 'inline',
  });
  expect(await whole.text()).toBe('0123456789');

  const part = await get(path, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  expect((await get(path, { headers: { range: 'bytes=10-' } })).status).toBe(416);
  const changed = await get(path, { headers: { range: 'bytes=2-4', 'if-range': '"other"' } });
  expect([changed.status, await changed.text()]).toEqual([200, '0123456789']);
  expect((await get(path, { headers: { 'if-none-match': `"${etag}"` } })).status).toBe(304);
  const since = whole.headers.get('last-modified') ?? '';
  expect((await get(path, { headers: { 'if-modified-since': since } })).status).toBe(304);
  const longAgo = { 'if-modified-since': new Date(0).toUTCString() };
  expect((await get(path, { headers: longAgo })).status).toBe(200);
  const other = { 'if-modified-since': since, 'if-none-match': '"other"' };
  expect((await get(path, { headers: other })).status).toBe(200);
  const head = await get(path, { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
});

test('only media have a URL', async () => {
  const { get, store, port } = await startStubSite();
  await store.put('uploads/product-image/a.png', {}, bytes('not public'));
  for (const path of ['/uploads/product-image/a.png', '/media/..%2fuploads/product-image/a.png', '/media/none.png']) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text()).not.toContain('not public');
  }
  const raw = await send(
    port,
    `GET /media/../uploads/product-image/a.png HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`,
  );
  expect(raw).toMatch(/^HTTP\/1.1 404 /);
});

async function send(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(request);
  return text(socket);
}

test('a request target that is not a path is refused with the usual error body', async () => {
  const { port } = await startStubSite();
  const target = `GET http://other.example/ HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`;
  expect(await send(port, target)).toMatch(/^HTTP\/1.1 400 .*{"code":"bad_request"/s);
});
