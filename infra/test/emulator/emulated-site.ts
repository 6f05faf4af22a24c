import { readFileSync } from 'node:fs';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { env } from '@rombo/functions/env';
import type { TestProject } from 'vitest/node';
import type { TestSite } from '../../../functions/test/site.ts';
import { ensureKeys } from '../../deploy/signing-keys.ts';
import { startGateway } from '../../local/gateway/server.ts';
import { STAGE } from '../../stacks/api-stack.ts';
import { keyParameters } from '../../stacks/key-parameters.ts';
import { signIn } from '../api-site.ts';
import type { Outputs } from './cdk.ts';
import { emulatorEnv, endpoint, SITE } from './emulator.ts';
import { remoteApi } from './remote-api.ts';
import { remoteFunction } from './remote-function.ts';
import { remoteMedia } from './remote-media.ts';

const account = { username: 'admin', password: 'parola-per-le-prove' };

const isMiniStack = async (): Promise<boolean> => (await fetch(`${endpoint}/_ministack/health`)).ok;

/** Stands as the distribution before what is deployed in the emulator, so that the API's tests find a site like any other. */
export default async function setup(project: TestProject) {
  Object.assign(process.env, emulatorEnv);
  const stacks: Record<string, Outputs> = JSON.parse(readFileSync(process.env.EMULATED_OUTPUTS ?? '', 'utf8'));
  const outputs: Outputs = Object.assign({}, ...Object.values(stacks));
  const { TableName = '', BucketName = '', ApiId, OriginKeySecret } = outputs;
  process.env[env.table] = TableName;
  await ensureKeys(SITE);
  const { createUser, setPassword } = await import('@rombo/functions/data/users');
  if (!(await createUser(account.username, account.password))) await setPassword(account.username, account.password);
  const secret = await new SecretsManagerClient().send(new GetSecretValueCommand({ SecretId: OriginKeySecret }));

  const gateway = await startGateway({
    port: 0,
    uploadOrigin: endpoint,
    functionsDist: '',
    webDist: 'web/dist',
    openapiDist: 'infra/dist',
    openMedia: async () => undefined,
    api: remoteApi({
      url: `${endpoint}/_aws/execute-api/${ApiId}/${STAGE}`,
      key: JSON.parse(secret.SecretString ?? '{}')['1'],
      invokeForm: (await isMiniStack()) ? undefined : remoteFunction(),
    }),
    media: remoteMedia(BucketName),
    log: console.error,
  });
  const origin = `http://localhost:${gateway.port}`;
  project.provide('site', {
    origin,
    ...account,
    cookie: await signIn({ origin, ...account }),
    table: { endpoint, name: TableName },
    store: { endpoint, bucket: BucketName },
    secrets: { endpoint, sealKeys: keyParameters(SITE).sealKeys },
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  } satisfies TestSite);
  return gateway.stop;
}
