import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests, which run against sources: mutants are made in these, and bundles know nothing of them. */
export default defineConfig({
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  test: {
    include: ['functions/{src,test}/**/*.test.ts', 'infra/test/data/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'functions/src/{api,web,events,hashing}/**',
      'functions/src/files/pictures/**',
      // Reads what the compiler says, which the marks of mutants make another.
    ],
    env: { POWERTOOLS_METRICS_DISABLED: 'true' },
    testTimeout: 20_000,
  },
});
