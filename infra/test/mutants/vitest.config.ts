import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests and the API's tests, both against sources: mutants are made in these, and bundles know nothing of them. */
export default defineConfig({
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['functions/src/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'functions/src/{api,web,events,hashing}/**',
            'functions/src/files/pictures/**',
            // Reads what the compiler says, which the marks of mutants make another.
            '**/new-field.test.ts',
          ],
          env: { POWERTOOLS_METRICS_DISABLED: 'true' },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['functions/src/api/**/*.test.ts'],
          // Thousands of products: minutes for each mutant that they touch.
          exclude: ['**/list-products.many.test.ts'],
          globalSetup: 'infra/test/mutants/stores.ts',
          setupFiles: 'infra/test/mutants/serve-sources.ts',
          // A machine that is busy with mutants is slow: that must not look as if a test had noticed one.
          env: { POWERTOOLS_METRICS_DISABLED: 'true', POWERTOOLS_LOG_LEVEL: 'SILENT', REQUEST_TIMEOUT_MS: '2400' },
          isolate: false,
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
