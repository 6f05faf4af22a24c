import { defineConfig } from 'vitest/config';

const apiTests = 'functions/src/api/**/*.test.ts';

/** `unit` needs nothing but the sources; `api` sends real requests through the local gateway to the built bundles. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,functions,web,infra}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', apiTests],
        },
      },
      {
        test: {
          name: 'api',
          include: [apiTests],
          globalSetup: 'infra/test/api-site.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
