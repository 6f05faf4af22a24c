import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { emptyBucket } from '../../deploy/empty-bucket.ts';
import { type Count, countVitest } from '../count.ts';
import { deploy, destroy } from './cdk.ts';
import { emulatorEnv, endpoint } from './emulator.ts';

const STACKS = ['data', 'api'];
const report = process.env.EMULATED_REPORT ?? 'test-results/emulated.json';

/** Deploys data and API to the emulator, sends the API's tests through them, and takes them away. */
async function main(): Promise<void> {
  if (!endpoint) throw new Error('LOCALSTACK_ENDPOINT names no emulator: the README says how to start one.');
  Object.assign(process.env, emulatorEnv);
  const clock = performance.now();
  const say = (line: string) => console.log(`${Math.round((performance.now() - clock) / 1000)} s: ${line}`);

  say(`deploying to ${endpoint}`);
  const { outputs, file } = await deploy(STACKS);
  try {
    say('deployed');
    mkdirSync('test-results', { recursive: true });
    const args = ['run', '--config', 'infra/test/emulator/vitest.config.ts', '--reporter=default', '--reporter=json'];
    const env = { ...process.env, EMULATED_OUTPUTS: file };
    const vitest = spawn('vitest', [...args, `--outputFile.json=${report}`, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env,
    });
    const [code] = await once(vitest, 'close');
    process.exitCode = code ?? 1;
  } finally {
    say('taking it away');
    await emptyBucket(outputs.BucketName ?? '');
    await destroy(STACKS);
    say('done');
  }
  const { passed, failed }: Count = countVitest(report);
  console.log(`\n${passed} passed, ${failed} failed`);
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
