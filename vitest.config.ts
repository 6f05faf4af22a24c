import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const apiTests = 'functions/src/api/**/*.test.ts';

/** Origins of the distribution other than the API. */
const webTests = 'functions/src/web/**/*.test.ts';

/** Tests that start, fill and stop whole sites or processes of commands. */
const startTests = [
  'infra/local/{main,kills,memory,mail,page-bytes,upgrade,caching,bootstrap,site,full-disk}.test.ts',
  'infra/deploy/{backup,smoke}/**/*.test.ts',
  'infra/deploy/command.test.ts',
];

/** Tests with hundreds of products. */
const longTests = 'functions/src/{web/long-catalogue,api/*.many}.test.ts';

/** Tests that start servers, processes or databases of the local site. */
const localTests = 'infra/{local,deploy}/**/*.test.ts';

const faultTests = 'infra/test/fault-injection/**/*.test.ts';

const bundleTests = 'infra/test/{browsers,bundles,layer}.test.ts';

/** Tests that take seconds each: pictures, passwords, a table, every page, and tools that read every source. */
const slowTests = [
  'functions/src/files/pictures/{clean-picture,make-variant}.test.ts',
  'functions/src/hashing/run-hash-job.test.ts',
  'infra/openapi/spectral.test.ts',
  'infra/test/{boundaries,regular-expressions}.test.ts',
  'infra/test/data/**/*.test.ts',
  'web/src/app/{site,test-language,translated-pages}.test.tsx',
];

const templateTests = 'infra/stacks/*stack*.test.ts';

/** Templates with none, each and all options, and copies of the sources with another kind or language. */
const optionTests = 'infra/{stacks/stacks,test/{kinds,languages}}.test.ts';

/** Runs against a deployment in an emulator: `npm test -- templates`. */
const emulatedTests = 'infra/test/emulator/whole-site.test.ts';

/** The pages in WebKit: `npm test -- --all`. */
const webkitTests = 'web/e2e/webkit/**/*.test.ts';

const others = [
  '**/node_modules/**',
  '**/dist/**',
  apiTests,
  webTests,
  localTests,
  templateTests,
  optionTests,
  emulatedTests,
  webkitTests,
  bundleTests,
  faultTests,
  ...slowTests,
];

const unit = {
  include: ['{shared,functions,web,infra}/**/*.test.{ts,tsx}'],
  env: { POWERTOOLS_METRICS_DISABLED: 'true' },
  testTimeout: 60_000,
};

/** Sequential in one process, because tests share the site's product list, inbox and rate limits per IP address. */
const api = {
  globalSetup: 'infra/test/api-site.ts',
  isolate: false,
  fileParallelism: false,
  // Some wait up to 30 s for the next window of a rate limit.
  testTimeout: 60_000,
  hookTimeout: 30_000,
  // Transforming the bundles and mapping each logged stack took most of the time.
  server: { deps: { external: [/functions.dist/] } },
};

const ownModules = globSync(unit.include, { exclude: others }).filter((file) =>
  /vi\.(mock|doMock|stubEnv|resetModules)\(|\bimport\(/.test(readFileSync(file, 'utf8')),
);

/**
 * `unit` and `unit-isolated` are quick and need only sources; `slow` are slow. `local` tests the parts of the local site. `api` sends
 * requests through the local gateway to the built bundles, `api-long` with thousands of products. `start` starts, stops and kills the whole
 * built site. `fault-injection` makes its stores fail. `templates` checks the templates to deploy, `options` with none, each
 * and all options.
 */
export default defineConfig({
  test: {
    projects: [
      // Files that mock or dynamically import modules need a separate module graph. The others share one, which is twice as fast.
      { test: { ...unit, name: 'unit', exclude: [...others, ...ownModules], isolate: false, pool: 'threads' } },
      { test: { ...unit, name: 'unit-isolated', include: ownModules, exclude: others, pool: 'threads' } },
      { test: { ...unit, name: 'slow', include: slowTests, pool: 'threads', testTimeout: 300_000 } },
      {
        test: {
          name: 'local',
          include: [localTests],
          exclude: startTests,
          env: { POWERTOOLS_METRICS_DISABLED: 'true' },
          testTimeout: 60_000,
        },
      },
      { test: { ...api, name: 'api', include: [apiTests, webTests, bundleTests], exclude: [longTests] } },
      { test: { ...api, name: 'api-long', include: [longTests] } },
      {
        test: {
          name: 'start',
          include: startTests,
          env: { POWERTOOLS_METRICS_DISABLED: 'true' },
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'fault-injection',
          include: [faultTests],
          // The limit on AWS; the local site's is longer.
          env: { REQUEST_TIMEOUT_MS: '1000' },
          testTimeout: 600_000,
          hookTimeout: 180_000,
          server: { deps: { external: [/functions.dist/] } },
        },
      },
      {
        // Sequential in one process, so that templates are synthesized once.
        test: {
          name: 'templates',
          include: [templateTests],
          exclude: [optionTests],
          isolate: false,
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'webkit',
          include: [webkitTests],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      { test: { name: 'options', include: [optionTests], testTimeout: 300_000 } },
    ],
  },
});
