import { countVitest } from '../step.ts';
import { deploy, destroy, endpoint, runSuite, say } from './emulator.ts';

/**
 * `npm run test:localstack`: deploys data and API to LocalStack, runs the tests of the API (all or the named files), and removes the
 * stacks, unless LocalStack was started for this run, with which they end.
 */
const stacks = ['data', 'api'];
const choices = { unpackLayers: 'true' };
const report = 'test-results/localstack.json';

async function main(): Promise<void> {
  if (!endpoint) throw new Error('LOCALSTACK_ENDPOINT names no emulator: docs/testing.md says how to start one.');
  await deploy(stacks, choices);
  try {
    process.exitCode = await runSuite('api', report, process.argv.slice(2));
  } finally {
    if (!process.env.ENDS_WITH_RUN) await destroy(stacks);
    say('done');
  }
  const { passed, failed } = countVitest(report);
  console.log(`\n${passed} passed, ${failed} failed`);
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
