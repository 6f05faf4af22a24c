import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Options of Stryker; each folder's score is the mutants that a test noticed among those that it could. */
export default {
  testRunner: 'vitest',
  plugins: [process.env.STRYKER_RUNNER, file('ignore-logging.mjs')],
  ignorers: ['logging'],
  vitest: { configFile: 'infra/test/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Constants are read when a module is loaded: each would need every test, which takes minutes a mutant.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `test-results/mutants/${process.env.MUTANTS_FOLDER}.json`,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  htmlReporter: { fileName: `test-results/mutants/${process.env.MUTANTS_FOLDER}.html` },
  thresholds: { high: 90, low: 85, break: 85 },
  concurrency: Number(process.env.MUTANTS_CONCURRENCY ?? 2),
  dryRunTimeoutMinutes: 20,
  timeoutMS: 30_000,
  ignorePatterns: ['/docs', '/web/e2e', '/test-results', '/.local', '/cdk.out', '/playwright-report'],
  tempDirName: '.stryker-tmp',
  // TypeScript 7 has no API by which Stryker could rewrite the file, and nothing in it needs that.
  tsconfigFile: 'none',
  disableTypeChecks: false,
};
