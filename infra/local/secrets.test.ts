import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { newSealKeys, newSigningKeys, startSecrets } from './secrets.ts';

const name = 'keys';

async function start(file: string) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const { endpoint, stop } = await startSecrets(
    {
      [name]: { file, make: newSigningKeys },
      sealing: { file: `${file}.seal`, make: newSealKeys },
    },
    credentials,
  );
  onTestFinished(stop);
  return new SecretsManagerClient({ endpoint, region: 'eu-south-1', credentials, maxAttempts: 1 });
}

test('the keys are 32 random bytes with a name, the same after a restart, in a file that nobody else reads', async () => {
  const file = join(await temporaryFolder(), 'secrets.json');
  const { SecretString: first = '' } = await (await start(file)).send(new GetSecretValueCommand({ SecretId: name }));
  const { SecretString: second } = await (await start(file)).send(new GetSecretValueCommand({ SecretId: name }));
  const keys = JSON.parse(first);
  expect(keys).toEqual({ current: { kid: expect.any(String), key: expect.any(String) }, previous: null });
  expect(Buffer.from(keys.current.key, 'base64url')).toHaveLength(32);
  expect(second).toBe(first);
  expect(await readFile(file, 'utf8')).toBe(first);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('the keys that seal have numbers, and lie in a file of their own', async () => {
  const file = join(await temporaryFolder(), 'secrets.json');
  const { SecretString = '' } = await (await start(file)).send(new GetSecretValueCommand({ SecretId: 'sealing' }));
  expect(JSON.parse(SecretString)).toEqual({ 1: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await readFile(`${file}.seal`, 'utf8')).toBe(SecretString);
});

test('another secret is not found', async () => {
  const client = await start(join(await temporaryFolder(), 'secrets.json'));
  const found = client.send(new GetSecretValueCommand({ SecretId: 'other' }));
  await expect(found).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
