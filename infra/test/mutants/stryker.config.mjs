import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Stryker options. The score of a folder is the share of its mutants that a test detects. */
export default {
  testRunner: 'vitest',
  plugins: [process.env.STRYKER_RUNNER, file('ignore-logging.mjs')],
  ignorers: ['logging'],
  vitest: { configFile: 'infra/test/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Constants are evaluated at module load: each mutant would need all tests, which takes minutes.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `test-results/mutants/${process.env.MUTANTS_FOLDER}.json`,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  htmlReporter: { fileName: `test-results/mutants/${process.env.MUTANTS_FOLDER}.html` },
  thresholds: { high: 90, low: 88, break: 88 },
  concurrency: Number(process.env.MUTANTS_CONCURRENCY ?? 2),
  dryRunTimeoutMinutes: 20,
  timeoutMS: 30_000,
  ignorePatterns: ['/docs', '/web/e2e', '/test-results', '/.local', '/cdk.out', '/playwright-report'],
  tempDirName: '.stryker-tmp',
  // TypeScript 7 has no API for Stryker to rewrite this file, and nothing in it needs that.
  tsconfigFile: 'none',
  disableTypeChecks: false,
};
