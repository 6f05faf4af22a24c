import { defineConfig } from 'vitest/config';

const apiTests = 'functions/src/api/**/*.test.ts';

const startTests = 'infra/local/main.test.ts';

/**
 * `unit` needs nothing but the sources; `api` sends real requests through the local gateway to the built bundles; `start` starts,
 * stops and kills the whole built site.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,functions,web,infra}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', apiTests, startTests],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: [apiTests],
          globalSetup: 'infra/test/api-site.ts',
          // One site with one list of products, one inbox and one throttle for each address.
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: { name: 'start', include: [startTests], testTimeout: 120_000 },
      },
    ],
  },
});
