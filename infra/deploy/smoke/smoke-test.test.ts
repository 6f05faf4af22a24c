import { createServer } from 'node:http';
import { keys, partitions } from '@rombo/functions/data/keys';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../local/listen.ts';
import { startSite } from '../../local/site.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { smokeTest } from './smoke-test.ts';
import { withTestAccount } from './test-account.ts';

it('passes on a working site and leaves nothing behind', async () => {
  const dataDir = await temporaryFolder();
  const site = await startSite({ dataDir });
  onTestFinished(site.stop);
  const lines: string[] = [];
  const requests = vi.spyOn(globalThis, 'fetch');
  await withTestAccount((account) => smokeTest({ origin: site.origin, account, say: (line) => lines.push(line) }));
  expect(lines).toHaveLength(12);
  // An automatic reply to any other address would bounce.
  const bodies = requests.mock.calls.map(([, init]) => String(init?.body));
  expect(bodies).toContainEqual(expect.stringMatching(/"email":"success\+[\w-]+@simulator\.amazonses\.com"/));
  const { queryAll } = await import('@rombo/functions/data/table');
  for (const pk of [partitions.slides, partitions.contacts, partitions.sessions, partitions.trash])
    expect(await queryAll(pk)).toEqual([]);
  const { listAll } = await import('@rombo/functions/files/bucket');
  expect(await Array.fromAsync(listAll(''))).toEqual([]);
  expect(await queryAll(keys.user('').pk)).toEqual([expect.objectContaining({ username: site.username })]);
});

it('fails if pages are not rendered', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-security-policy': "default-src 'none'" }).end('<div id="root"></div>');
  });
  const origin = `http://localhost:${await listen(server, 0)}`;
  onTestFinished(() => void server.close());
  const account = { username: 'admin', password: 'a long password' };
  const test = (at: string) => smokeTest({ origin: at, account, say: () => {} });
  await expect(test(origin)).rejects.toThrow('✗ a page is rendered: / is the page of the bucket');
  await expect(test('http://localhost:1')).rejects.toThrow('nothing answers at http://localhost:1');
});
