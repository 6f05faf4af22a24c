import { readCommit } from '../../common/commit.ts';

/** The emulator that the environment names: LocalStack, MiniStack, or another that answers at one address for all of AWS. */
export const endpoint = (process.env.LOCALSTACK_ENDPOINT ?? '').replace(/\/$/, '');

/** The site that the tests deploy there. */
export const SITE = 'emulated';
export const REGION = 'eu-south-1';
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
export const cdkArguments = (output: string, choices: Record<string, string> = {}): string[] => [
  ...['--app', 'node infra/test/emulator/app.ts', '--output', output],
  ...Object.entries({ ...context, ...choices }).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
];

/** The environments of the site's stacks. */
export const ENVIRONMENTS = [REGION, 'us-east-1'].map((region) => `aws://${ACCOUNT}/${region}`);
