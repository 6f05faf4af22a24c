import { readArguments } from './arguments.ts';
import { createAsker } from './ask.ts';
import { emptyBucket } from './empty-bucket.ts';
import { readOutputs } from './outputs.ts';
import { runCdk } from './run-cdk.ts';

/** Takes a deployed site away. Its data stays, unless `--data` says that it goes too and its name is typed to say so again. */
async function main(): Promise<void> {
  const { config, choices, rest } = readArguments(process.argv.slice(2));
  const { name, region } = config;
  process.env.AWS_REGION = region;
  const outputs = await readOutputs(name);
  const withData = rest.includes('--data');
  if (withData && !(await isSure(name))) throw new Error('Nothing was taken away.');

  if (outputs.SiteBucketName) await emptyBucket(outputs.SiteBucketName);
  const parts = ['edge', 'operations', 'site', 'global', 'api'];
  await runCdk('destroy', ...parts.map((part) => `${name}-${part}`), ...choices, '--force');
  if (!withData) return console.log(`The data stays in the stack ${name}-data: "npm run deploy" finds it there.`);

  if (outputs.BucketName) await emptyBucket(outputs.BucketName);
  // Deletion protection is removed first.
  const throwaway = [...choices, '-c', 'throwaway=true'];
  await runCdk('deploy', `${name}-data`, ...throwaway, '--require-approval', 'never');
  await runCdk('destroy', `${name}-data`, ...throwaway, '--force');
}

async function isSure(name: string): Promise<boolean> {
  const { ask, close } = createAsker();
  const answer = await ask(`Products, slides, messages, files and backups go for ever. Type ${name} to go on: `);
  close();
  return answer === name;
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
