import { mkdirSync, rmSync } from 'node:fs';
import { env } from '@rombo/functions/env';
import { findChromium } from './chromium.ts';
import { type Count, checkStyle, checkTypes, countPlaywright, countVitest, runStep } from './step.ts';

const results = 'test-results';
/** Without it, faults, starts and rare cases in the browser are left to continuous integration. */
const everything = process.argv.includes('--all');
const vitestReports = {
  sources: `${results}/sources.json`,
  built: `${results}/built.json`,
  ...(everything && { alone: `${results}/alone.json` }),
};
const browserReports = { visitors: `${results}/visitors.json`, panel: `${results}/panel.json` };

/** The steps that failed. */
const failures: string[] = [];

async function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  if (!(await runStep(title, command, args, env))) failures.push(title);
}

/** On a machine with other work a call takes longer than it may on AWS; tests of faults keep the real limits. */
const patient = { [env.requestTimeout]: '5000' };

const vitest = (title: string, projects: string[], report: string, env: NodeJS.ProcessEnv = {}): Promise<void> =>
  run(
    title,
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );

const browser = (suite: keyof typeof browserReports, chrome: string): Promise<void> =>
  run(`Browser tests: ${suite}`, process.execPath, ['infra/test/browser.ts', suite, chrome, browserReports[suite]], {
    BROWSER_THOROUGH: everything ? '1' : '',
    ...patient,
  });

/**
 * Two lines of steps side by side, one for each of two cores. Each half of the browser tests has a site of its own: what one saves, the
 * other must not see.
 */
async function runTests(): Promise<void> {
  const chrome = await findChromium(console.log);
  if (!chrome) {
    console.error('The browser tests need Chromium: install it, or name one in CHROME_PATH');
    failures.push('Browser tests');
  }
  const { sources, built, alone } = vitestReports;
  const sourcesAndVisitors = async () => {
    const projects = ['unit*', 'slow', 'templates', 'local', ...(everything ? ['options'] : [])];
    await vitest('Unit tests, templates and local site', projects, sources);
    if (chrome) await browser('visitors', chrome);
  };
  const builtAndPanel = async () => {
    await vitest('API', ['api'], built, patient);
    if (chrome) await browser('panel', chrome);
  };
  await Promise.all([sourcesAndVisitors(), builtAndPanel()]);
  // Deadlines are real here: beside browsers, a slow machine misses them.
  if (alone) await vitest('Long lists, starts, fault injection', ['api-long', 'start', 'fault-injection'], alone);
}

/** Tests of what LocalStack does its own way: every route and function, conditional writes, presigned uploads, sessions. */
const localStackFiles = ['every-route', 'collections', 'uploads.test', 'login.test', 'send-contact'];

/** Runs the tests in emulators, which continuous integration adds: everything in MiniStack, and whether the API works in LocalStack. */
async function runEmulated(): Promise<string[]> {
  const reports: string[] = [];
  const { LOCALSTACK_ENDPOINT, TEST_TEMPLATES } = process.env;
  if (LOCALSTACK_ENDPOINT) {
    reports.push(`${results}/localstack.json`);
    await run('The API in LocalStack', 'node', ['infra/test/emulator/run.ts', ...localStackFiles]);
  }
  if (TEST_TEMPLATES) {
    reports.push(`${results}/ministack-whole.json`, `${results}/ministack-api.json`);
    await run('Everything in MiniStack', 'node', ['infra/test/emulator/templates.ts']);
  }
  return reports;
}

const read = (count: (file: string) => Count, file: string): Count => {
  try {
    return count(file);
  } catch {
    return { passed: 0, failed: 1 };
  }
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
await Promise.all([checkStyle(run), checkTypes(run)]);
await runTests();
const emulated = await runEmulated();

const counts = [
  ...Object.values(vitestReports).map((report) => read(countVitest, report)),
  ...Object.values(browserReports).map((report) => read(countPlaywright, report)),
  ...emulated.map((report) => read(countVitest, report)),
];
const total = (key: keyof Count): number => counts.reduce((sum, count) => sum + count[key], 0);
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
if (!everything) console.log('\nFaults, attacks and rare cases in the browser: npm test -- --all');
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failures.length === 0 && total('failed') === 0 ? 0 : 1;
