import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { env } from '@rombo/functions/env';
import { type BrowserId, browsers } from './browsers.ts';
import { type Count, checkStyle, checkTypes, checkUnused, countPlaywright, countVitest, runStep } from './step.ts';

const results = 'test-results';
/** False leaves fault injection, starts and rare browser cases to continuous integration. */
const everything = process.argv.includes('--all');
/** Runs only the browser tests in Firefox and WebKit: `npm test -- browsers`. */
const otherBrowsers = process.argv.includes('browsers');
const vitestReports = {
  ...(!otherBrowsers && { sources: `${results}/sources.json`, built: `${results}/built.json` }),
  ...(everything && {
    long: `${results}/long.json`,
    starts: `${results}/starts.json`,
    faults: `${results}/faults.json`,
  }),
};

const DEMO_DATA = `${results}/demo-data`;

/** A suite of browser tests: the required browser, and the command that runs it and writes its report. */
interface BrowserSuite {
  title: string;
  browser: BrowserId;
  report: string;
  count: (report: string) => Count;
  args(path: string): string[];
}

/** Journeys in one browser. In Chromium, each half has a separate site, so that it does not see the other's changes. */
const journeys = (suite: 'visitors' | 'panel' | 'every', browser: BrowserId): BrowserSuite => {
  const report = `${results}/${browser}-${suite}.json`;
  const title = `Browser tests: ${suite} in ${browsers[browser].name}`;
  const args = (path: string) => ['infra/test/browser.ts', suite, browser, path, report];
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
  ...(otherBrowsers ? [] : [journeys('panel', 'chromium'), journeys('visitors', 'chromium')]),
  ...(everything || otherBrowsers ? [journeys('every', 'firefox'), webkit] : []),
];

const failures: string[] = [];

async function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  if (!(await runStep(title, command, args, env))) failures.push(title);
}

/** Longer timeouts, because calls on a busy machine are slower than on AWS. Fault tests keep the real limits. */
const longTimeouts = { [env.requestTimeout]: '5000' };

const vitest = (
  title: string,
  projects: string[],
  report: string,
  { env = {}, options = [] }: { env?: NodeJS.ProcessEnv; options?: string[] } = {},
): Promise<void> =>
  run(
    title,
    'vitest',
    [
      'run',
      ...options,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );

const runBrowserSuite = ({ title, args }: BrowserSuite, path: string): Promise<void> =>
  run(title, process.execPath, args(path), {
    BROWSER_THOROUGH: everything || otherBrowsers ? 'all' : 'none',
    DEMO_DATA,
    ...longTimeouts,
  });

/** Reports skipped tests of missing browsers, and how to install them. */
function sayMissing(missing: BrowserId[]): void {
  if (missing.length === 0) return;
  const names = new Intl.ListFormat('en').format(missing.map((id) => browsers[id].name));
  const ways = missing.map((id) => `For ${browsers[id].name}: ${browsers[id].install}`);
  console.log(`Left out: the browser tests in ${names}, not found here. ${ways.join('. ')}`);
}

/**
 * Finds the browsers and returns the suites that can run, with the path of their browser. Suites of missing browsers are skipped with a
 * message. A missing Chromium, or any missing browser in continuous integration, is a failure.
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

/** Two workers, for two cores, run all steps in order: the longest first, so that both end at about the same time. */
async function runTests(suites: [BrowserSuite, string][], emulated: (() => Promise<void>)[]): Promise<void> {
  const { sources, built, long, starts, faults } = vitestReports;
  const projects = ['unit*', 'slow', 'templates', 'local', ...(everything ? ['options'] : [])];
  const browserSteps = suites.map((each) => () => runBrowserSuite(...each));
  const steps = [
    ...browserSteps.slice(0, 1),
    ...(sources ? [() => vitest('Unit tests, templates and local site', projects, sources)] : []),
    ...browserSteps.slice(1),
    ...emulated,
    ...(starts ? [() => vitest('Starts', ['start'], starts, { env: longTimeouts, options: ['--maxWorkers=1'] })] : []),
    ...(built ? [() => vitest('API', ['api'], built, { env: longTimeouts })] : []),
    // In a process of its own: files of two projects would share modules, and so the other project's site.
    ...(long ? [() => vitest('API with long lists', ['api-long'], long, { env: longTimeouts })] : []),
  ];
  const worker = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) await step();
  };
  await Promise.all([worker(), worker()]);
  // These depend on real timeouts, which a slow machine misses beside browsers. Vitest alone would use one of two cores.
  if (faults) await vitest('Fault injection', ['fault-injection'], faults, { options: ['--maxWorkers=2'] });
}

/** Tests that depend on LocalStack's own implementation: every route and function, conditional writes, presigned uploads, sessions. */
const localStackFiles = ['every-route', 'order-products', 'uploads.test', 'login.test', 'send-contact'];

/**
 * Returns the endpoint of LocalStack: `LOCALSTACK_ENDPOINT`, or the one that the command in `LOCALSTACK_START` prints. The first start
 * installs it, which takes minutes. Undefined if it is not configured or does not start.
 */
async function startLocalStack(): Promise<string | undefined> {
  const { LOCALSTACK_ENDPOINT, LOCALSTACK_START } = process.env;
  if (LOCALSTACK_ENDPOINT || !LOCALSTACK_START) return LOCALSTACK_ENDPOINT;
  const { stdout, stderr } = await promisify(execFile)(LOCALSTACK_START).catch((error) => error);
  // Its tools may print more than the endpoint, such as Maven's colour codes on first use.
  const endpoint = /http:\/\/[0-9.:]+$/m.exec(stdout)?.[0];
  if (!endpoint) failures.push(`LocalStack did not start: ${stderr}`);
  return endpoint;
}

/** Tests of continuous integration in emulators: everything in MiniStack, the API in LocalStack. */
const emulatedReports = {
  ...((process.env.LOCALSTACK_ENDPOINT || process.env.LOCALSTACK_START) && {
    localStack: [`${results}/localstack.json`],
  }),
  ...(process.env.TEST_TEMPLATES && {
    miniStack: [`${results}/ministack-whole.json`, `${results}/ministack-api.json`],
  }),
};

function emulatedSteps(): (() => Promise<void>)[] {
  const starting = startLocalStack();
  const localStack = async () => {
    const endpoint = await starting;
    if (!endpoint) return;
    const isOurs = process.env.LOCALSTACK_ENDPOINT ? '' : '1';
    const args = ['infra/test/emulator/run.ts', ...localStackFiles];
    await run('The API in LocalStack', 'node', args, { LOCALSTACK_ENDPOINT: endpoint, ENDS_WITH_RUN: isOurs });
  };
  const miniStack = () => run('Everything in MiniStack', 'node', ['infra/test/emulator/templates.ts']);
  return [...(emulatedReports.miniStack ? [miniStack] : []), ...(emulatedReports.localStack ? [localStack] : [])];
}

const read = (count: (file: string) => Count, file: string): Count => {
  try {
    return count(file);
  } catch {
    return { passed: 0, failed: 1, reasons: [`${file} is missing`] };
  }
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const emulated = emulatedSteps();
const demoData = run('Demo data', process.execPath, ['infra/test/demo-data.ts', DEMO_DATA], longTimeouts);
if (!otherBrowsers) await Promise.all([checkStyle(run), checkTypes(run), checkUnused(run)]);
await demoData;
const suites = findBrowsers();
await runTests(suites, emulated);

const counts = [
  ...Object.values(vitestReports).map((report) => read(countVitest, report)),
  ...suites.map(([{ report, count }]) => read(count, report)),
  ...Object.values(emulatedReports)
    .flat()
    .map((report) => read(countVitest, report)),
];
const total = (key: 'passed' | 'failed'): number => counts.reduce((sum, count) => sum + count[key], 0);
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
for (const line of counts.flatMap(({ reasons }) => reasons)) console.error(`  ${line}`);
if (!everything && !otherBrowsers) {
  console.log('\nFaults, rare cases in the browser, Firefox and WebKit: npm test -- --all');
  sayMissing((['firefox', 'webkit'] as const).filter((id) => !browsers[id].find()));
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failures.length === 0 && total('failed') === 0 ? 0 : 1;
