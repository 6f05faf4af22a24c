import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '@rombo/functions/env';
import { openTable } from '../../../functions/test/open-table.ts';
import { emptyBucket } from '../../deploy/removal.ts';
import { readCommit } from '../../local/commit.ts';

/** Endpoint of the emulator: LocalStack, MiniStack, or another with one endpoint for all of AWS. */
export const endpoint = (process.env.LOCALSTACK_ENDPOINT ?? '').replace(/\/$/, '');

export const SITE = 'emulated';
const REGION = 'eu-south-1';
const ACCOUNT = '000000000000';

/** Environment that directs CDK, the SDK and the tests to the emulator, regardless of the AWS configuration of the user. */
export const emulatorEnv = {
  AWS_ENDPOINT_URL: endpoint,
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_SESSION_TOKEN: '',
  AWS_PROFILE: '',
  AWS_REGION: REGION,
  AWS_DEFAULT_REGION: REGION,
  CDK_DEFAULT_ACCOUNT: ACCOUNT,
  [env.requestTimeout]: '3000',
  CDK_DISABLE_LEGACY_EXPORT_WARNING: '1',
};

/** Configuration for emulators: disposable data, the architecture of this machine, and no budget, which emulators lack. */
const context = {
  name: SITE,
  commit: readCommit() ?? 'unknown',
  releasedAt: new Date().toISOString(),
  region: REGION,
  throwaway: 'true',
  monthlyBudget: '0',
  architecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
};

const folder = mkdtempSync(join(tmpdir(), 'rombo-emulated-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'outputs.json');
const assembly = join(folder, 'out');

const start = performance.now();
export const say = (line: string) => console.log(`${Math.round((performance.now() - start) / 1000)} s: ${line}`);

/** Runs CDK against the emulator. Shows its output only on failure. */
async function cdk(command: string, ...args: string[]): Promise<void> {
  const child = spawn('cdklocal', [command, ...args], { env: { ...process.env, ...emulatorEnv } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`cdklocal ${command} failed with ${code}:\n${output.slice(-6000)}`);
}

const stackNames = (stacks: string[]) => stacks.map((stack) => `${SITE}-${stack}`);

export type Outputs = Record<string, string>;

export async function deploy(stacks: string[], choices?: Record<string, string>): Promise<void> {
  say(`deploying ${stacks.join(', ')} to ${endpoint}`);
  const configured = Object.entries({ ...context, ...choices }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  await cdk('synth', '--quiet', '--app', 'node infra/test/emulator/app.ts', '--output', assembly, ...configured);
  const app = ['--app', assembly];
  // Only the site has stacks in us-east-1.
  const regions = stacks.includes('site') ? [REGION, 'us-east-1'] : [REGION];
  await cdk('bootstrap', ...regions.map((region) => `aws://${ACCOUNT}/${region}`), ...app);
  await cdk('deploy', ...stackNames(stacks), ...app, '--require-approval', 'never', '--outputs-file', file);
}

/** Reads the outputs of all deployed stacks from the file that CDK wrote. */
export const readOutputs = (outputs = file): Outputs =>
  Object.assign({}, ...Object.values<Outputs>(JSON.parse(readFileSync(outputs, 'utf8'))));

/** Runs tests against the deployment, all or the named files. Returns the exit code. */
export async function runSuite(project: 'api' | 'whole-site', report: string, files: string[] = []): Promise<number> {
  say(`testing: ${project}`);
  mkdirSync('test-results', { recursive: true });
  const config = ['--config', 'infra/test/emulator/vitest.config.ts', `--project=${project}`];
  const args = ['run', ...config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files];
  const env = { ...process.env, EMULATED_OUTPUTS: file };
  const [code] = await once(spawn('vitest', args, { stdio: 'inherit', env }), 'close');
  return code ?? 1;
}

export async function emptyTable(): Promise<void> {
  Object.assign(process.env, emulatorEnv);
  const { items, remove } = openTable({ name: readOutputs().TableName ?? '' });
  await remove(...(await items()));
}

/** Removes stacks after emptying their buckets. */
export async function destroy(stacks: string[]): Promise<void> {
  say(`removing ${stacks.join(', ')}`);
  Object.assign(process.env, emulatorEnv);
  const { BucketName, SiteBucketName } = readOutputs();
  if (BucketName && stacks.includes('data')) await emptyBucket(BucketName);
  if (SiteBucketName && stacks.includes('site')) await emptyBucket(SiteBucketName);
  await cdk('destroy', ...stackNames(stacks), '--app', assembly, '--force');
}
