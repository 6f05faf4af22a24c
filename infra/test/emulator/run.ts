import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { emptyBucket } from '../../deploy/removal.ts';
import { type Count, countVitest } from '../step.ts';
import { deploy, destroy, emulatorEnv, endpoint } from './emulator.ts';

/** Stacks to deploy and tests to run: the API with its own tests, or everything with those of the whole site. */
const suites = {
  api: { stacks: ['data', 'api'], choices: {}, config: 'infra/test/emulator/vitest.config.ts' },
  whole: {
    stacks: ['data', 'api', 'site', 'operations'],
    choices: { githubRepository: 'rombo/site' },
    config: 'infra/test/emulator/whole-site.config.ts',
  },
};
const report = process.env.EMULATED_REPORT ?? 'test-results/emulated.json';

/** Deploys to the emulator, runs a suite against what stands there, and takes it away. */
async function main(): Promise<void> {
  if (!endpoint) throw new Error('LOCALSTACK_ENDPOINT names no emulator: docs/testing.md says how to start one.');
  const { stacks, choices, config } = process.env.EMULATED_SUITE === 'whole' ? suites.whole : suites.api;
  Object.assign(process.env, emulatorEnv);
  const start = performance.now();
  const say = (line: string) => console.log(`${Math.round((performance.now() - start) / 1000)} s: ${line}`);

  say(`deploying ${stacks.join(', ')} to ${endpoint}`);
  const { outputs, file } = await deploy(stacks, choices);
  try {
    say('deployed');
    mkdirSync('test-results', { recursive: true });
    const args = ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const env = { ...process.env, EMULATED_OUTPUTS: file };
    const vitest = spawn('vitest', [...args, ...process.argv.slice(2)], { stdio: 'inherit', env });
    const [code] = await once(vitest, 'close');
    process.exitCode = code ?? 1;
  } finally {
    say('taking it away');
    for (const bucket of [outputs.BucketName, outputs.SiteBucketName]) if (bucket) await emptyBucket(bucket);
    await destroy(stacks, choices);
    say('done');
  }
  const { passed, failed }: Count = countVitest(report);
  console.log(`\n${passed} passed, ${failed} failed`);
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
