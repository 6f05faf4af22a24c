import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageLimits, publicPages, someSlug, weighPage } from '../test/page-weight.ts';
import { type Site, startSite } from './site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'rombo-bytes-'));
let site: Site;
beforeAll(async () => {
  site = await startSite({ dataDir, seed: 'demo' });
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

const product = 'PRODUCT';

it.each(publicPages(product))(
  '%s with the demo catalogue fits into the first round trip, and its scripts into their budget',
  async (path) => {
    const { html, script } = await weighPage(site.origin, path.replace(product, await someSlug(site.origin)));
    expect(html).toBeLessThanOrEqual(pageLimits.html);
    expect(script).toBeLessThanOrEqual(pageLimits.script);
  },
);
