import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { TestSite } from '../../../functions/test/site.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const env = { POWERTOOLS_METRICS_DISABLED: 'true' };

/** Tests that add nothing for `data`: they call every route, create thousands of products, or replace `product-lists`. */
const otherTests = '{any-input,every-route,list-products.many,long-catalogue,catalogue-data,transform-image}';

/** Resolves the bundle of a function to its source, because bundles contain no mutants. */
const sources = {
  name: 'sources',
  enforce: 'pre' as const,
  resolveId(id: string): string | undefined {
    const name = /\/functions\/dist\/([a-z-]+)\/index\.mjs/.exec(id)?.[1];
    return ['api', 'web'].map((folder) => `${root}functions/src/${folder}/${name}.ts`).find(existsSync);
  },
};

/** Unit tests, then for `data` those of API and pages, all against sources. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          root,
          env,
          name: 'unit',
          include: ['functions/{src,test}/**/*.test.ts', 'infra/test/data/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'functions/src/{api,web,hashing}/**',
            'functions/src/events/!(sweep-assets).test.ts',
            'functions/src/files/pictures/**',
            // Measures what reads cost, slowly, and loads modules within its tests, which would then cover their constants.
            'infra/test/data/read-cost.test.ts',
          ],
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [sources],
        test: {
          root,
          // Long timeouts, so that a slow machine does not count as a detected mutant.
          env: { ...env, REQUEST_TIMEOUT_MS: '20000', POWERTOOLS_LOG_LEVEL: 'SILENT' },
          name: 'api',
          include: process.env.MUTANTS_FOLDER === 'data' ? ['functions/src/{api,web}/*.test.ts'] : [],
          exclude: [`functions/src/*/${otherTests}.test.ts`],
          setupFiles: 'infra/test/mutants/api-site.ts',
          provide: { site: {} as TestSite },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
