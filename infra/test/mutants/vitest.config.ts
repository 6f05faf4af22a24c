import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { TestSite } from '../../../functions/test/site.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const env = { POWERTOOLS_METRICS_DISABLED: 'true' };

/** API tests of code in `data` that no unit test covers. A mutant that survives the unit tests runs those that cover it. */
const apiTests =
  '{change,order}-products,collections,contacts,dealers,duplicate-product,news,previews,product-{exploded-view,fits,versions},results,settings,trash';

/** Resolves the bundle of a function to its source, because bundles contain no mutants. */
const sources = {
  name: 'sources',
  enforce: 'pre' as const,
  resolveId(id: string): string | undefined {
    const source = id.replace(/.*\/functions\/dist\/([a-z-]+)\/index\.mjs.*/, `${root}functions/src/api/$1.ts`);
    return source !== id && existsSync(source) ? source : undefined;
  },
};

/** Unit tests, then for `data` the API tests, both against sources. */
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
          include: process.env.MUTANTS_FOLDER === 'data' ? [`functions/src/api/{${apiTests}}.test.ts`] : [],
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
