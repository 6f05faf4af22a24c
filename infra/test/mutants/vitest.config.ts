import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests, which run against sources: mutants are made in these, and bundles know nothing of them. */
export default defineConfig({
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  test: {
    include: ['functions/{src,test}/**/*.test.ts', 'infra/test/data/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'functions/src/{api,web,hashing}/**',
      'functions/src/events/!(sweep-assets).test.ts',
      'functions/src/files/pictures/**',
    ],
    env: { POWERTOOLS_METRICS_DISABLED: 'true' },
    testTimeout: 20_000,
  },
});
