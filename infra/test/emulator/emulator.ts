import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommit } from '../../deploy/commit.ts';

/** The emulator that the environment names: LocalStack, MiniStack, or another that answers at one address for all of AWS. */
export const endpoint = (process.env.LOCALSTACK_ENDPOINT ?? '').replace(/\/$/, '');

/** The site that the tests deploy there. */
export const SITE = 'emulated';
const REGION = 'eu-south-1';
const ACCOUNT = '000000000000';

/** Environment that sends CDK, the SDK and the tests to the emulator, regardless of the user's AWS configuration. */
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
  CDK_DISABLE_LEGACY_EXPORT_WARNING: '1',
};

/** Configuration for emulators: disposable data, code for this machine, and no budget, which emulators lack. */
const context = {
  name: SITE,
  commit: readCommit() ?? 'unknown',
  releasedAt: new Date().toISOString(),
  region: REGION,
  throwaway: 'true',
  monthlyBudget: '0',
  architecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
};

/** The arguments of `cdklocal` that all its commands share. */
const cdkArguments = (output: string, choices: Record<string, string> = {}): string[] => [
  ...['--app', 'node infra/test/emulator/app.ts', '--output', output],
  ...Object.entries({ ...context, ...choices }).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
];

/** The environments of the site's stacks. */
const ENVIRONMENTS = [REGION, 'us-east-1'].map((region) => `aws://${ACCOUNT}/${region}`);

const folder = mkdtempSync(join(tmpdir(), 'rombo-emulated-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'outputs.json');

/** Runs CDK against the emulator; it speaks only when it fails. */
async function cdk(command: string, ...args: string[]): Promise<void> {
  const child = spawn('cdklocal', [command, ...args], { env: { ...process.env, ...emulatorEnv } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`cdklocal ${command} failed with ${code}:\n${said.slice(-6000)}`);
}

const stackNames = (stacks: string[]) => stacks.map((stack) => `${SITE}-${stack}`);

/** Outputs of all stacks of a deployment. */
export type Outputs = Record<string, string>;

/** Deploys stacks of the site to the emulator and gives their outputs; the file that keeps them comes along for other processes. */
export async function deploy(
  stacks: string[],
  choices?: Record<string, string>,
): Promise<{ outputs: Outputs; file: string }> {
  const args = cdkArguments(join(folder, 'out'), choices);
  await cdk('bootstrap', ...ENVIRONMENTS, ...args);
  await cdk('deploy', ...stackNames(stacks), ...args, '--require-approval', 'never', '--outputs-file', file);
  const outputs: Record<string, Outputs> = JSON.parse(readFileSync(file, 'utf8'));
  return { outputs: Object.assign({}, ...Object.values(outputs)), file };
}

/** Takes the stacks away again. */
export const destroy = (stacks: string[], choices?: Record<string, string>): Promise<void> =>
  cdk('destroy', ...stackNames(stacks), ...cdkArguments(join(folder, 'out'), choices), '--force');
