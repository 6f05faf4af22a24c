import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { pythonTool } from '../python-tool.ts';
import { countVitest } from '../step.ts';

const VERSION = '1.5.33';

/** Starts MiniStack on this machine only, with rights that are checked as on AWS; gives its address and how it is stopped. */
async function startMiniStack(): Promise<{ endpoint: string; stop: () => void }> {
  const program = pythonTool('ministack', VERSION);
  const port = await freePort();
  const env = { ...process.env, AUTH: 'true', BIND_HOST: '127.0.0.1', GATEWAY_PORT: String(port) };
  const child = spawn(program, { env, stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${endpoint}/_ministack/health`).catch(() => undefined);
    if (answer?.ok) return { endpoint, stop: () => void child.kill() };
    if (child.exitCode !== null) break;
    await wait(200);
  }
  child.kill();
  throw new Error('MiniStack did not start');
}

/** The API's own tests with the rights of each function checked, then everything deployed, tried from the edge and taken away. */
const runs = [
  { EMULATED_SUITE: 'api', EMULATED_REPORT: 'test-results/ministack-api.json' },
  { EMULATED_SUITE: 'whole', EMULATED_REPORT: 'test-results/ministack-whole.json' },
];

const { endpoint, stop } = await startMiniStack();
try {
  for (const suite of runs) {
    const env = { ...process.env, ...suite, LOCALSTACK_ENDPOINT: endpoint };
    const [code] = await once(spawn('node', ['infra/test/emulator/run.ts'], { stdio: 'inherit', env }), 'close');
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  stop();
}
const counts = runs.map(({ EMULATED_REPORT }) => countVitest(EMULATED_REPORT));
const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
