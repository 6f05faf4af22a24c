import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const logs = 'test-results/logs';
/** Interval of progress lines, in milliseconds. */
const PROGRESS_INTERVAL = 30_000;
/** Lines of the log to print after a failure; tools summarize failures at the end. */
const SHOWN_LINES = 150;

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/**
 * Runs a test step with its output in a separate log, so that a passing run stays readable. Prints a line at the end, and the end of the
 * log after a failure. Returns true if it passed.
 */
export async function runStep(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  mkdirSync(logs, { recursive: true });
  const file = `${logs}/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`;
  const log = createWriteStream(file);
  const start = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.write(chunk));
  const timer = setInterval(() => console.log(`  … ${title}, ${seconds(start)}`), PROGRESS_INTERVAL);
  const [code] = await once(child, 'close').finally(() => clearInterval(timer));
  await new Promise((resolve) => log.end(resolve));

  const ok = code === 0;
  console.log(`${ok ? '✓' : '✗'} ${title} (${seconds(start)})`);
  if (!ok) {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    console.log(lines.slice(-SHOWN_LINES).join('\n'));
    console.log(`\n✗ ${title} failed. The whole log: ${file}`);
  }
  return ok;
}

type Run = (title: string, command: string, args: string[]) => Promise<void>;

export const checkStyle = (run: Run): Promise<void> =>
  run('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);

/** Reports unused files, dependencies and exports (`knip.jsonc`), and those that only tests use. */
export async function checkUnused(run: Run): Promise<void> {
  const knip = (title: string, ...options: string[]) => run(title, 'knip', ['--no-progress', ...options]);
  await Promise.all([
    knip('Unused code'),
    knip('Code for tests only', '--production', '--include', 'files,dependencies,unlisted,unresolved,exports,types'),
  ]);
}

export async function checkTypes(run: Run): Promise<void> {
  for (const name of ['shared', 'functions', 'web', 'infra']) {
    // Incremental: reuses results of unchanged files.
    const known = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc/${name}.json`];
    await run(`Types of ${name}`, 'tsc', ['-p', name, ...known]);
  }
}

export interface Count {
  passed: number;
  failed: number;
  /** Name and message of each failed test, a line each, for the end of a long log. */
  reasons: string[];
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

const MAX_MESSAGE = 400;

const reason = (name: string, message = ''): string =>
  `${name}: ${stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, MAX_MESSAGE)}`;

/** Reads Vitest's JSON report. A test that did not run counts as failed: none is skipped on purpose. */
export function countVitest(file: string): Count {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const failedFiles = report.numTotalTests === report.numPassedTests ? report.numFailedTestSuites : 0;
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + failedFiles,
    reasons: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [reason(name, message)] : []),
      ...assertionResults.flatMap(({ fullName, status, failureMessages }) =>
        status === 'passed' ? [] : [reason(fullName, failureMessages[0] ?? status)],
      ),
    ]),
  };
}

const reasonsIn = ({ title, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap((spec) =>
    spec.ok ? [] : [reason(`${title}, ${spec.title}`, spec.tests[0]?.results.at(-1)?.error?.message)],
  ),
  ...suites.flatMap(reasonsIn),
];

export function countPlaywright(file: string): Count {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, skipped } = stats;
  return {
    passed: expected,
    failed: unexpected + skipped + errors.length,
    reasons: [...errors.map(({ message }) => reason('Playwright', message)), ...suites.flatMap(reasonsIn)],
  };
}
