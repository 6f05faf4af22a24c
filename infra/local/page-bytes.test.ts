import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageAddresses } from '../lib/page-addresses.ts';
import { type Site, startSite } from './site.ts';

/** What the first round trip of a connection carries. */
const HTML_BYTES = 14_000;

const dataDir = mkdtempSync(join(tmpdir(), 'rombo-bytes-'));
let site: Site;
beforeAll(async () => {
  site = await startSite({ dataDir, seed: 'demo' });
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

const bytesOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(site.origin + path, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      let bytes = 0;
      for await (const chunk of answer) bytes += chunk.length;
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
      resolve(bytes);
    });
    sent.on('error', reject).end();
  });

it.each(pageAddresses().filter((path) => !/\/(admin|login)$/.test(path)))(
  '%s with the demo catalogue fits into the first round trip',
  async (path) => expect(await bytesOf(path)).toBeLessThanOrEqual(HTML_BYTES),
);
