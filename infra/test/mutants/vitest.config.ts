import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A mutant is done with at the first test that notices it: those without a table are tried before those with one. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => /infra\/test|src\/api\//.test(moduleId);
    return files.toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b)));
  }
}

const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    include: ['functions/{src,test}/**/*.test.ts', 'infra/test/data/*.test.ts'],
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
};

const api: TestProjectInlineConfiguration = {
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
};

/** Both run against sources: mutants are made in these, and bundles know nothing of them. */
export default defineConfig({
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  test: {
    sequence: { sequencer: QuickFirst },
    projects: process.env.MUTANTS_TESTS === 'unit' ? [unit] : [unit, api],
  },
});
