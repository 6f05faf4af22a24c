import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { env } from '@rombo/functions/env';
import { type BrowserId, browsers } from './browsers.ts';
import { type Count, checkStyle, checkTypes, countPlaywright, countVitest, runStep } from './step.ts';

const results = 'test-results';
/** Without it, faults, starts and rare cases in the browser are left to continuous integration. */
const everything = process.argv.includes('--all');
/** All browser tests in Firefox and WebKit, and nothing else: `npm test -- browsers`. */
const otherBrowsers = process.argv.includes('browsers');
const vitestReports = {
  ...(!otherBrowsers && { sources: `${results}/sources.json`, built: `${results}/built.json` }),
  ...(everything && { alone: `${results}/alone.json` }),
};

/** A suite of browser tests: the browser that it needs, and the command that runs it there and writes its report. */
interface BrowserSuite {
  title: string;
  browser: BrowserId;
  report: string;
  count: (report: string) => Count;
  args(path: string): string[];
}

/** One half of the journeys in one browser. Each half has a site of its own: what one saves, the other must not see. */
const journeys = (half: 'visitors' | 'panel', browser: BrowserId): BrowserSuite => {
  const report = `${results}/${browser}-${half}.json`;
  const title = `Browser tests: ${half} in ${browsers[browser].name}`;
  const args = (path: string) => ['infra/test/browser.ts', half, browser, path, report];
  return { title, browser, report, count: countPlaywright, args };
};

const webkit: BrowserSuite = {
  title: 'Browser tests: WebKit',
  browser: 'webkit',
  report: `${results}/webkit.json`,
  count: countVitest,
  args: (path) => ['infra/test/browser.ts', 'webkit', 'webkit', path, `${results}/webkit.json`],
};

const browserSuites = [
  ...(otherBrowsers ? [] : [journeys('visitors', 'chromium'), journeys('panel', 'chromium')]),
  ...(everything || otherBrowsers ? [journeys('visitors', 'firefox'), journeys('panel', 'firefox'), webkit] : []),
];

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

/** The specs of `web/e2e/thorough` that a browser runs: Firefox in continuous integration those that engines can differ in. */
const thorough = (browser: BrowserId): string => {
  if (otherBrowsers || (everything && browser === 'chromium')) return 'all';
  return everything ? 'engines' : 'none';
};

const runBrowserSuite = ({ title, browser, args }: BrowserSuite, path: string): Promise<void> =>
  run(title, process.execPath, args(path), { BROWSER_THOROUGH: thorough(browser), ...patient });

/** Says that the tests of missing browsers are left out, and how to install them. */
function sayMissing(missing: BrowserId[]): void {
  if (missing.length === 0) return;
  const names = new Intl.ListFormat('en').format(missing.map((id) => browsers[id].name));
  const ways = missing.map((id) => `For ${browsers[id].name}: ${browsers[id].install}`);
  console.log(`Left out: the browser tests in ${names}, not found here. ${ways.join('. ')}`);
}

/**
 * Finds the browsers, and returns the suites that can run with the paths of theirs. Suites whose browser is missing are left out, with a
 * line that says how to get it. Without Chromium, and in continuous integration, that is a failure.
 */
function findBrowsers(): [suite: BrowserSuite, path: string][] {
  const found = [...Map.groupBy(browserSuites, ({ browser }) => browser)].map(([id, suites]) => {
    return { id, suites, path: browsers[id].find() };
  });
  const missing = found.filter(({ path }) => !path).map(({ id }) => id);
  sayMissing(missing);
  for (const id of missing)
    if (id === 'chromium' || process.env.CI === 'true') failures.push(`${browsers[id].name} is missing`);
  return found.flatMap(({ suites, path }) =>
    path ? suites.map((suite): [BrowserSuite, string] => [suite, path]) : [],
  );
}

/** Two workers, one for each of two cores, take the steps in their order. */
async function runTests(suites: [BrowserSuite, string][]): Promise<void> {
  const { sources, built, alone } = vitestReports;
  const projects = ['unit*', 'slow', 'templates', 'local', ...(everything ? ['options'] : [])];
  const steps = [
    ...(sources ? [() => vitest('Unit tests, templates and local site', projects, sources)] : []),
    ...(built ? [() => vitest('API', ['api'], built, patient)] : []),
    ...suites.map((each) => () => runBrowserSuite(...each)),
  ];
  const worker = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) await step();
  };
  await Promise.all([worker(), worker()]);
  // Deadlines are real here: beside browsers, a slow machine misses them.
  if (alone) await vitest('Long lists, starts, fault injection', ['api-long', 'start', 'fault-injection'], alone);
}

/** Tests of what LocalStack does its own way: every route and function, conditional writes, presigned uploads, sessions. */
const localStackFiles = ['every-route', 'collections', 'uploads.test', 'login.test', 'send-contact'];

/**
 * Returns LocalStack's address, if there is one: `LOCALSTACK_ENDPOINT`, or that which the command in `LOCALSTACK_START` prints. Its first
 * start installs it, which takes minutes. Undefined where it did not start.
 */
async function startLocalStack(): Promise<string | undefined> {
  const { LOCALSTACK_ENDPOINT, LOCALSTACK_START } = process.env;
  if (LOCALSTACK_ENDPOINT || !LOCALSTACK_START) return LOCALSTACK_ENDPOINT;
  const { stdout, stderr } = await promisify(execFile)(LOCALSTACK_START).catch((error) => error);
  // Its tools may write more than the endpoint, as Maven does with its colours on a first use.
  const endpoint = /http:\/\/[0-9.:]+$/m.exec(stdout)?.[0];
  if (!endpoint) failures.push(`LocalStack did not start: ${stderr}`);
  return endpoint;
}

/** Runs the tests in emulators, which continuous integration adds: everything in MiniStack, and whether the API works in LocalStack. */
async function runEmulated(endpoint: string | undefined): Promise<string[]> {
  const steps: Promise<void>[] = [];
  const reports: string[] = [];
  if (endpoint) {
    reports.push(`${results}/localstack.json`);
    const args = ['infra/test/emulator/run.ts', ...localStackFiles];
    steps.push(run('The API in LocalStack', 'node', args, { LOCALSTACK_ENDPOINT: endpoint }));
  }
  if (process.env.TEST_TEMPLATES) {
    reports.push(`${results}/ministack-whole.json`, `${results}/ministack-api.json`);
    steps.push(run('Everything in MiniStack', 'node', ['infra/test/emulator/templates.ts']));
  }
  await Promise.all(steps);
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
const localStack = startLocalStack();
if (!otherBrowsers) await Promise.all([checkStyle(run), checkTypes(run)]);
const suites = findBrowsers();
await runTests(suites);
const emulated = await runEmulated(await localStack);

const counts = [
  ...Object.values(vitestReports).map((report) => read(countVitest, report)),
  ...suites.map(([{ report, count }]) => read(count, report)),
  ...emulated.map((report) => read(countVitest, report)),
];
const total = (key: keyof Count): number => counts.reduce((sum, count) => sum + count[key], 0);
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
if (!everything && !otherBrowsers) {
  console.log('\nFaults, rare cases in the browser, Firefox and WebKit: npm test -- --all');
  sayMissing((['firefox', 'webkit'] as const).filter((id) => !browsers[id].find()));
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failures.length === 0 && total('failed') === 0 ? 0 : 1;
