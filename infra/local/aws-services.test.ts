import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CloudFrontClient, CreateInvalidationCommand, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { CloudWatchLogsClient, paginateFilterLogEvents, StartQueryCommand } from '@aws-sdk/client-cloudwatch-logs';
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { purge } from '@rombo/functions/purge';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { newSealKeys, newSigningKeys, startCloudFront, startLogs, startSecrets } from './aws-services.ts';

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
  const start = async (inProgress: number) => {
    const distribution = await startCloudFront('LOCAL', credentials, (paths) => purged.push(paths), inProgress);
    const client = new CloudFrontClient(clientOptions(distribution));
    const invalidate = (DistributionId: string, ...Items: string[]) =>
      client.send(
        new CreateInvalidationCommand({
          DistributionId,
          InvalidationBatch: { CallerReference: '1-2', Paths: { Quantity: Items.length, Items } },
        }),
      );
    return { client, invalidate };
  };
  const { client, invalidate } = await start(60_000);
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

  const quick = await start(1000);
  await quick.invalidate('LOCAL', ...stars);
  const waits = { distribution: 'LOCAL', reference: 'deployment', paths: ['/*'], tries: 90, pauseMs: 100 };
  await purge(quick.client, waits);
  expect(purged.at(-1)).toEqual(['/*']);
});

test('the lines of the log are kept for a week, and read in pages from a day on, also after a restart', async () => {
  const folder = join(await temporaryFolder(), 'requests');
  const dayAt = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const first = await startLogs('requests', folder, credentials);
  first.add(dayAt(1), { path: '/early' });
  await first.stop();
  expect((await stat(join(folder, dayAt(1)))).mode & 0o777).toBe(0o600);
  await writeFile(join(folder, dayAt(8)), '{"path":"/old"}\n');

  const logs = await startLogs('requests', folder, credentials);
  const client = new CloudWatchLogsClient(clientOptions(logs));
  for (let at = 0; at < 10_000; at += 1) logs.add(dayAt(0), { path: `/${at}` });
  const read = async (logGroupName: string, from: string) => {
    const pages = await Array.fromAsync(
      paginateFilterLogEvents({ client }, { logGroupName, startTime: Date.parse(from) }),
    );
    return pages.map(({ events = [] }) => events.map(({ message = '' }) => JSON.parse(message).path));
  };
  const [page = [], rest = []] = await read('requests', dayAt(2));
  expect([page[0], page.length, rest]).toEqual(['/early', 10_000, ['/9999']]);
  expect((await read('requests', dayAt(0))).flat()).toHaveLength(10_000);
  expect(await readdir(folder)).toEqual([dayAt(1), dayAt(0)]);
  await expect(read('other', dayAt(0))).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  const other = client.send(new StartQueryCommand({ queryString: 'fields @message', startTime: 0, endTime: 1 }));
  await expect(other).rejects.toThrow();
});
