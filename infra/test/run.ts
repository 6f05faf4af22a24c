import { mkdirSync, rmSync } from 'node:fs';
import { checkStyle, checkTypes } from './checks.ts';
import { findChromium } from './chromium.ts';
import { type Count, countPlaywright, countVitest } from './count.ts';
import { runStep } from './step.ts';

const results = 'test-results';
/** Without it, what fails, what is attacked and what is rare is left to continuous integration: a run stays under ten minutes. */
const everything = process.argv.includes('--all');
const vitestReports = {
  sources: `${results}/sources.json`,
  built: `${results}/built.json`,
  ...(everything && { faults: `${results}/fault-injection.json` }),
};
const browserReports = { visitors: `${results}/visitors.json`, panel: `${results}/panel.json` };

/** The steps that failed. */
const failures: string[] = [];

async function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  if (!(await runStep(title, command, args, env))) failures.push(title);
}

/** Tests of the sources, and faults after them, run beside those of the built site: the last two wait half of their time. */
async function runVitest(): Promise<void> {
  const part = (title: string, projects: string[], report: string) =>
    run(title, 'vitest', [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
  const { sources, built, faults } = vitestReports;
  const sourcesThenFaults = async () => {
    await part('Unit tests and templates', ['unit*', 'templates'], sources);
    if (faults) await part('Fault injection', ['fault-injection'], faults);
  };
  await Promise.all([part('API and local site', ['api', 'local', 'start'], built), sourcesThenFaults()]);
}

/** The two halves of the browser tests run side by side, each on a site of its own: what one saves, the other must not see. */
async function runBrowser(): Promise<void> {
  const chrome = await findChromium(console.log);
  if (!chrome) {
    console.error('The browser tests need Chromium: install it, or name one in CHROME_PATH');
    failures.push('Browser tests');
    return;
  }
  const half = ([suite, report]: [string, string]) =>
    run(`Browser tests: ${suite}`, process.execPath, ['infra/test/browser.ts', suite, chrome, report], {
      BROWSER_THOROUGH: everything ? '1' : '',
    });
  await Promise.all(Object.entries(browserReports).map(half));
}

/** Runs the tests in emulators, which continuous integration adds: the API in LocalStack, everything in MiniStack. */
async function runEmulated(): Promise<string[]> {
  const reports: string[] = [];
  const { LOCALSTACK_ENDPOINT, TEST_TEMPLATES } = process.env;
  if (LOCALSTACK_ENDPOINT) {
    reports.push(`${results}/localstack.json`);
    const env = { EMULATED_REPORT: `${results}/localstack.json` };
    await run('The API in LocalStack', 'node', ['infra/test/emulator/run.ts'], env);
  }
  if (TEST_TEMPLATES) {
    reports.push(`${results}/ministack-api.json`, `${results}/ministack-whole.json`);
    await run('Everything in MiniStack', 'node', ['infra/test/emulator/templates.ts']);
  }
  return reports;
}

const read = (count: (file: string) => Count, file: string): Count => {
  try {
    return count(file);
  } catch {
    return { passed: 0, failed: 1, repeated: 0 };
  }
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
await Promise.all([checkStyle(run), checkTypes(run)]);
await runVitest();
await runBrowser();
const emulated = await runEmulated();

const counts = [
  ...Object.values(vitestReports).map((report) => read(countVitest, report)),
  ...Object.values(browserReports).map((report) => read(countPlaywright, report)),
  ...emulated.map((report) => read(countVitest, report)),
];
const total = (key: keyof Count): number => counts.reduce((sum, count) => sum + count[key], 0);
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
if (total('repeated') > 0)
  console.log(`\nPassed only when repeated: ${total('repeated')}, marked as flaky in test-results/logs`);
if (!everything) console.log('\nFaults, attacks and rare cases in the browser: npm test -- --all');
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failures.length === 0 && total('failed') === 0 ? 0 : 1;
