import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageOf, languagesIn } from '../test/language-texts.ts';
import { allScripts, pageLimits, publicPages, readScripts, someSlug, weighPage } from '../test/page-weight.ts';
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

it.each(publicPages(product))('%s loads texts in its own language only', async (path) => {
  const code = await readScripts(site.origin, path.replace(product, await someSlug(site.origin)));
  expect(languagesIn(code)).toEqual([languageOf(path)]);
});

it('holds texts of one language at most in each script', () => {
  const scripts = allScripts().map(([file, code]) => ({ file, languages: languagesIn(code) }));
  expect(scripts.filter(({ languages }) => languages.length > 1)).toEqual([]);
  expect(new Set(scripts.flatMap(({ languages }) => languages)).size).toBeGreaterThan(1);
});
