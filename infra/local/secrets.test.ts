import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
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
  return new SSMClient({ endpoint, region: 'eu-south-1', credentials, maxAttempts: 1 });
}

const read = async (client: SSMClient, Name: string): Promise<string> =>
  (await client.send(new GetParameterCommand({ Name, WithDecryption: true }))).Parameter?.Value ?? '';

test('the keys are 32 random bytes with a name, the same after a restart, in a file that nobody else reads', async () => {
  const file = join(await temporaryFolder(), 'secrets.json');
  const first = await read(await start(file), name);
  const second = await read(await start(file), name);
  const keys = JSON.parse(first);
  expect(keys).toEqual({ current: { kid: expect.any(String), key: expect.any(String) }, previous: null });
  expect(Buffer.from(keys.current.key, 'base64url')).toHaveLength(32);
  expect(second).toBe(first);
  expect(await readFile(file, 'utf8')).toBe(first);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('the keys that seal have numbers, and lie in a file of their own', async () => {
  const file = join(await temporaryFolder(), 'secrets.json');
  const text = await read(await start(file), 'sealing');
  expect(JSON.parse(text)).toEqual({ 1: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await readFile(`${file}.seal`, 'utf8')).toBe(text);
});

test('another parameter is not found, and one that exists is replaced only where that is said', async () => {
  const file = join(await temporaryFolder(), 'secrets.json');
  const client = await start(file);
  await expect(read(client, 'other')).rejects.toMatchObject({ name: 'ParameterNotFound' });
  const given = { Name: name, Value: '{}', Type: 'SecureString' } as const;
  const refused = client.send(new PutParameterCommand(given));
  await expect(refused).rejects.toMatchObject({ name: 'ParameterAlreadyExists' });
  await client.send(new PutParameterCommand({ ...given, Overwrite: true }));
  expect([await read(client, name), await readFile(file, 'utf8')]).toEqual(['{}', '{}']);
});
