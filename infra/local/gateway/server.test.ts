import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { send } from '../../test/send.ts';
import { startStubSite } from '../../test/stub-site.ts';
import { writeReply } from './reply.ts';

const page =
  'return { statusCode: 200, headers: { "content-type": "text/html" }, body: event.headers["x-site-host"] };';

test('the site responds at localhost with its port, and at configured hosts', async () => {
  const { origin, port } = await startStubSite(
    { 'render-page': page },
    { hosts: ['192.168.1.5', 'site.example:8443'] },
  );
  for (const host of [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    '192.168.1.5',
    `192.168.1.5:${port}`,
    'site.example:8443',
  ]) {
    expect(await send(origin, { host })).toMatchObject({ status: 200, body: host });
  }
  expect((await send(origin, { host: `LOCALHOST:${port}` })).body).toBe(`localhost:${port}`);
});

const foreign = ['evil.example', 'localhost', '127.0.0.1.nip.io'];
test.each(foreign)('a request to %j is refused with instructions to add a host', async (host) => {
  const { origin, log } = await startStubSite({ 'render-page': page });
  const { status, body } = await send(origin, { host }, 'x');
  expect([status, body]).toEqual([421, expect.stringContaining('SITE_HOSTS=')]);
  expect(body).not.toContain('evil');
  expect(log).toEqual([]);
});

test('an idle connection stays open for longer than clients keep it', async () => {
  const { origin } = await startStubSite({ 'render-page': page });
  const { headers } = await fetch(origin);
  expect(headers.get('keep-alive')).toBe('timeout=600');
});

test('a file is closed if the client left before the reply', () => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.destroy();
  const body = Readable.from(['x']);
  writeReply(request, response, { status: 200, headers: {}, body }, {});
  expect(body.destroyed).toBe(true);
});
