import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { countVitest } from '../count.ts';
import { startMiniStack } from './ministack.ts';

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
