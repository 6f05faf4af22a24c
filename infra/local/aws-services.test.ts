import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CloudFrontClient, CreateInvalidationCommand, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { purge } from '@rombo/functions/purge';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { newSealKeys, newSigningKeys, startCloudFront, startSecrets } from './aws-services.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const clientOptions = ({ endpoint, stop }: { endpoint: string; stop: () => Promise<void> }) => {
  onTestFinished(stop);
  return { endpoint, region: 'eu-south-1', credentials, maxAttempts: 1 };
};

test('keys are created once, in files that only the owner can read, and overwritten only on request', async () => {
  const file = join(await temporaryFolder(), 'secrets.json');
  const start = async () => {
    const secrets = { keys: { file, make: newSigningKeys }, sealing: { file: `${file}.seal`, make: newSealKeys } };
    return new SSMClient(clientOptions(await startSecrets(secrets, credentials)));
  };
  const read = async (client: SSMClient, Name: string): Promise<string> =>
    (await client.send(new GetParameterCommand({ Name, WithDecryption: true }))).Parameter?.Value ?? '';
  const made = await read(await start(), 'keys');
  const client = await start();
  expect([await read(client, 'keys'), await readFile(file, 'utf8')]).toEqual([made, made]);
  expect(Buffer.from(JSON.parse(made).current.key, 'base64url')).toHaveLength(32);
  expect(JSON.parse(await read(client, 'sealing'))).toEqual({ 1: expect.stringMatching(/^[\w-]{43}$/) });
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await expect(read(client, 'other')).rejects.toMatchObject({ name: 'ParameterNotFound' });
  const given = { Name: 'keys', Value: '{}', Type: 'SecureString' } as const;
  const refused = client.send(new PutParameterCommand(given));
  await expect(refused).rejects.toMatchObject({ name: 'ParameterAlreadyExists' });
  await client.send(new PutParameterCommand({ ...given, Overwrite: true }));
  expect([await read(client, 'keys'), await readFile(file, 'utf8')]).toEqual(['{}', '{}']);
});

test('the SDK invalidates paths, within the quota of CloudFront', async () => {
  const purged: string[][] = [];
  const distribution = await startCloudFront('LOCAL', credentials, (paths) => purged.push(paths), 1000);
  const client = new CloudFrontClient(clientOptions(distribution));
  const invalidate = (DistributionId: string, ...Items: string[]) =>
    client.send(
      new CreateInvalidationCommand({
        DistributionId,
        InvalidationBatch: { CallerReference: '1-2', Paths: { Quantity: Items.length, Items } },
      }),
    );
  expect((await invalidate('LOCAL', '/api/caffè & latte')).Invalidation).toMatchObject({ Status: 'Completed' });
  await expect(invalidate('OTHER', '/*')).rejects.toMatchObject({ name: 'NoSuchDistribution' });
  await expect(invalidate('LOCAL', 'api')).rejects.toMatchObject({ name: 'InvalidArgument' });
  await expect(client.send(new ListDistributionsCommand({}))).rejects.toMatchObject({ name: 'NotImplemented' });
  expect(purged).toEqual([['/api/caffè & latte']]);

  const stars = Array.from({ length: 15 }, (_, index) => `/${index}*`);
  const quota = { name: 'TooManyInvalidationsInProgress' };
  await expect(invalidate('LOCAL', ...stars, '/x*')).rejects.toMatchObject(quota);
  await invalidate('LOCAL', ...stars);
  await expect(invalidate('LOCAL', '/*')).rejects.toMatchObject(quota);
  const waits = { distribution: 'LOCAL', reference: 'deployment', paths: ['/*'], tries: 90, pauseMs: 100 };
  await purge(client, waits);
  expect(purged.at(-1)).toEqual(['/*']);
});
