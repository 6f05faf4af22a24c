import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { send } from '../../test/send.ts';
import { startStubSite } from '../../test/stub-site.ts';
import { listen } from '../listen.ts';

const NETWORK = '192.168.1.5';
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const CHROME = 'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

const set = ['__Host-session=a.b.c; Path=/; HttpOnly; Secure; SameSite=Strict', 'signed-in=1; Path=/; Secure'];

test.each([
  ['on the network', `${NETWORK}:PORT`, CHROME, true],
  ['at localhost in Safari', 'localhost:PORT', SAFARI, true],
  ['at localhost in Chrome', 'localhost:PORT', CHROME, false],
  ['at localhost in anything else', '127.0.0.1:PORT', 'curl/8.14.1', false],
])('cookies %s', async (_, named, agent, arePlain) => {
  const login = `return { statusCode: 200, body: event.headers.cookie ?? event.headers.Cookie, multiValueHeaders: { 'set-cookie': ${JSON.stringify(set)} } };`;
  const { origin, port } = await startStubSite({ login }, { hosts: [NETWORK] });
  const token = `eyJa.eyJb.${'x'.repeat(43)}`;
  const cookie = `theme=dark; ${arePlain ? 'session' : '__Host-session'}=${token}`;
  const headers = { host: named.replace('PORT', String(port)), 'user-agent': agent, cookie };
  const answer = await send(`${origin}/api/login`, headers, '{}');
  expect(answer.headers['set-cookie']).toEqual(
    arePlain ? ['session=a.b.c; Path=/; HttpOnly; SameSite=Strict', 'signed-in=1; Path=/'] : set,
  );
  expect(answer.body).toContain(`__Host-session=${token}`);
});

test('a phone on the network can reach the object store through the gateway, to upload and to follow a redirect', async () => {
  const store = createServer(async (upload, response) =>
    response.writeHead(204, { etag: `"${upload.method} ${upload.url} ${await text(upload)}"` }).end(),
  );
  const uploadOrigin = `http://127.0.0.1:${await listen(store, 0)}`;
  onTestFinished(() => void store.close());
  const offer = `return { statusCode: 201, body: JSON.stringify({ url: '${uploadOrigin}/media' }) };`;
  const redirect = `return { statusCode: 302, headers: { location: '${uploadOrigin}/media/a.pdf?X-Amz-Date=1' }, body: '' };`;
  const { origin, port } = await startStubSite(
    { 'create-uploads': offer, 'open-price-list': redirect },
    { hosts: [NETWORK], uploadOrigin },
  );
  const here = await send(`${origin}/api/uploads`, { host: `localhost:${port}` }, '{}');
  expect(JSON.parse(here.body)).toEqual({ url: `${uploadOrigin}/media` });

  const host = `${NETWORK}:${port}`;
  const { url } = JSON.parse((await send(`${origin}/api/uploads`, { host, 'accept-encoding': 'gzip' }, '{}')).body);
  expect(url).toBe(`http://${host}/local-store/media`);
  const { pathname } = new URL(url);
  expect((await send(origin + pathname, { host, 'content-length': '3' }, 'abc')).status).toBe(204);
  expect((await send(origin + pathname, { host, 'content-length': '1' }, 'x', 'PUT')).status).not.toBe(204);

  const { location } = (await send(`${origin}/api/price-lists/a`, { host })).headers;
  expect(location).toBe(`http://${host}/local-store/media/a.pdf?X-Amz-Date=1`);
  const opened = await send(origin + String(location).slice(`http://${host}`.length), { host, cookie: 'session=a' });
  expect(opened.headers.etag).toBe('"GET /media/a.pdf?X-Amz-Date=1 "');
});

test('a request in the body of an upload without a length does not reach the object store', async () => {
  const seen: string[] = [];
  const store = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.writeHead(204).end());
  });
  const uploadOrigin = `http://127.0.0.1:${await listen(store, 0)}`;
  onTestFinished(() => void store.close());
  const { port } = await startStubSite({}, { hosts: [NETWORK], uploadOrigin });
  const host = `${NETWORK}:${port}`;
  const inner = `PUT /rombo-media/media/x HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1\r\n\r\nx`;
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /local-store/media HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked\r\n\r\n`);
  socket.write(`${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 411 /);
  expect(seen).toEqual([]);
});
