import { CloudFrontClient, CreateInvalidationCommand, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { expect, onTestFinished, test } from 'vitest';
import { purgeSite } from '../deploy/upload-site.ts';
import { startCloudFront } from './cloudfront.ts';

async function start(inProgress?: number) {
  const purged: string[][] = [];
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const { endpoint, stop } = await startCloudFront('LOCAL', credentials, (paths) => purged.push(paths), inProgress);
  onTestFinished(stop);
  const client = new CloudFrontClient({ endpoint, region: 'eu-south-1', credentials, maxAttempts: 1 });
  const invalidate = (DistributionId: string, ...Items: string[]) =>
    client.send(
      new CreateInvalidationCommand({
        DistributionId,
        InvalidationBatch: { CallerReference: '1-2', Paths: { Quantity: Items.length, Items } },
      }),
    );
  return { client, purged, invalidate };
}

test('the real client purges, and reads the answer', async () => {
  const { purged, invalidate } = await start();
  const { Invalidation } = await invalidate('LOCAL', '/*', '/api/caffè & latte');
  expect(purged).toEqual([['/*', '/api/caffè & latte']]);
  expect(Invalidation).toMatchObject({
    Status: 'Completed',
    InvalidationBatch: { CallerReference: '1-2', Paths: { Quantity: 2, Items: ['/*', '/api/caffè & latte'] } },
  });
});

test('another distribution, a path that is none, and other operations are refused', async () => {
  const { client, purged, invalidate } = await start();
  await expect(invalidate('OTHER', '/*')).rejects.toMatchObject({ name: 'NoSuchDistribution' });
  await expect(invalidate('LOCAL', 'api')).rejects.toMatchObject({ name: 'InvalidArgument' });
  await expect(client.send(new ListDistributionsCommand({}))).rejects.toMatchObject({ name: 'NotImplemented' });
  expect(purged).toEqual([]);
});

test('more than 15 paths with a star in progress are refused, and the deployment command waits for its turn', async () => {
  const { client, purged, invalidate } = await start(1000);
  const stars = Array.from({ length: 15 }, (_, index) => `/${index}*`);
  await expect(invalidate('LOCAL', ...stars, '/x*')).rejects.toMatchObject({ name: 'TooManyInvalidationsInProgress' });
  await invalidate('LOCAL', ...stars);
  await invalidate('LOCAL', '/no-star');
  await expect(invalidate('LOCAL', '/*')).rejects.toMatchObject({ name: 'TooManyInvalidationsInProgress' });
  await purgeSite('LOCAL', client, 100);
  expect(purged.at(-1)).toEqual(['/*']);
});
