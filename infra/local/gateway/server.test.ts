import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startStubSite } from '../../test/stub-site.ts';

const page =
  'return { statusCode: 200, headers: { "content-type": "text/html" }, body: event.headers["x-site-host"] };';

/** Sends a request to a port of this machine under a host's name. */
const open = (port: number, host: string, method = 'GET') =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/', method, headers: { host } }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    );
    sent.on('error', reject).end();
  });

test('the site answers at the names of this machine with its port, and at those that it was told of', async () => {
  const { port } = await startStubSite({ 'render-page': page }, { hosts: ['192.168.1.5', 'site.example:8443'] });
  for (const host of [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    '192.168.1.5',
    `192.168.1.5:${port}`,
    'site.example:8443',
  ]) {
    expect(await open(port, host)).toEqual({ status: 200, body: host });
  }
  expect((await open(port, `LOCALHOST:${port}`)).body).toBe(`localhost:${port}`);
});

test.each(['evil.example', 'localhost', '127.0.0.1.nip.io'])(
  'what is sent to %j is refused, with what to do for a name of its own',
  async (host) => {
    const { port, log } = await startStubSite({ 'render-page': page });
    const { status, body } = await open(port, host, 'POST');
    expect([status, body]).toEqual([421, expect.stringContaining('SITE_HOSTS=')]);
    expect(body).not.toContain('evil');
    expect(log).toEqual([]);
  },
);
