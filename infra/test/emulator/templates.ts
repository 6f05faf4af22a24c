import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPort } from '../../local/listen.ts';
import { pythonTool } from '../python-tool.ts';
import { countVitest } from '../step.ts';

const VERSION = '1.5.33';
const reports = { whole: 'test-results/ministack-whole.json', api: 'test-results/ministack-api.json' };

/** Starts MiniStack on the loopback address, with permission checks as on AWS. */
async function startMiniStack(): Promise<{ endpoint: string; stop: () => void }> {
  const program = pythonTool('ministack', VERSION);
  const port = await checkPort(0);
  const env = { ...process.env, AUTH: 'true', BIND_HOST: '127.0.0.1', GATEWAY_PORT: String(port) };
  const child = spawn(program, { env, stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`${endpoint}/_ministack/health`).catch(() => undefined);
    if (answer?.ok) return { endpoint, stop: () => void child.kill() };
    if (child.exitCode !== null) break;
    await wait(200);
  }
  child.kill();
  throw new Error('MiniStack did not start');
}

/**
 * Without the refusals of every route, which write nothing: they take a minute, and LocalStack runs them. And without what is a rule of the
 * code, such as the fields of a kind: `collections.test.ts` writes each kind here.
 */
const files = globSync('functions/src/api/**/*.test.ts').filter(
  (file) =>
    !/every-route|any-input|product-(?!files)|(company|dealers|news|results|guides|list-activity)\.test/.test(file),
);

/**
 * `npm test -- templates`: deploys every stack and tests the whole site, then the API without the stacks whose functions react to writes.
 * Everything else ends with MiniStack.
 */
const { endpoint, stop } = await startMiniStack();
process.env.LOCALSTACK_ENDPOINT = endpoint;
const { deploy, destroy, emptyTable, runSuite, say } = await import('./emulator.ts');
const choices = { githubRepository: 'rombo/site' };
try {
  await deploy(['data', 'api', 'site', 'operations'], choices);
  const whole = await runSuite('whole-site', reports.whole);
  await destroy(['site', 'operations']);
  await emptyTable();
  const api = await runSuite('api', reports.api, files);
  process.exitCode = whole || api;
} finally {
  say('done');
  stop();
}
const counts = Object.values(reports).map(countVitest);
const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
