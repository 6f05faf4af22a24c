import { keys, partitions } from '@rombo/functions/data/keys';
import { env } from '@rombo/functions/env';
import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import type { FileGrant } from './grant.ts';

const ASSETS: FileGrant[] = [
  { prefix: 'assets/', actions: ['DeleteObject'] },
  { prefix: 'releases/', actions: ['GetObject', 'DeleteObject'] },
];
const MEDIA: FileGrant[] = [
  { prefix: 'media/', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
  { prefix: 'trash/', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
];

/** Empties the trash, deletes media that nothing names any more, and repairs the cards of related products. */
export function sweepMedia(scope: Construct, { config, bundles, data: { table, media } }: FunctionOptions) {
  const fn = new BundleFunction(scope, 'sweep-media', {
    site: config.name,
    bundles,
    description: 'Empties the trash, deletes media that nothing names, and repairs the cards of related products.',
    memory: 512,
    timeout: Duration.minutes(5),
  });
  fn.grantTable(table, [
    { partition: partitions.products, actions: ['Query', 'GetItem', 'BatchGetItem'] },
    { partition: partitions.slides, actions: ['Query', 'GetItem', 'BatchGetItem'] },
    { partition: partitions.dealers, actions: ['Query', 'GetItem'] },
    { partition: partitions.trash, actions: ['Query', 'GetItem', 'DeleteItem'] },
    { partition: partitions.versions, actions: ['Query', 'DeleteItem'] },
    { partition: partitions.slideVersions, actions: ['Query', 'DeleteItem'] },
    { partition: partitions.dealerVersions, actions: ['Query', 'DeleteItem'] },
    { partition: keys.hiddenFiles().pk, actions: ['PutItem'] },
    { partition: keys.related('*', '*', []).pk, actions: ['Query', 'PutItem', 'DeleteItem'] },
    { partition: keys.code('*').pk, actions: ['Query', 'PutItem', 'DeleteItem'] },
    { partition: keys.part('*', '*').pk, actions: ['Query', 'PutItem', 'DeleteItem'] },
    { partition: partitions.outlines, actions: ['Query', 'PutItem', 'DeleteItem'] },
    { partition: partitions.catalogue, actions: ['GetItem', 'UpdateItem'] },
  ]);
  fn.grantFiles(media, MEDIA);
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [media.bucketArn],
      conditions: { StringEquals: { 's3:prefix': ['media/', 'trash/'] } },
    }),
  );
  return fn;
}

/** Deletes assets of former releases. */
export function sweepAssets(scope: Construct, { config, bundles, data: { files } }: FunctionOptions) {
  const fn = new BundleFunction(scope, 'sweep-assets', {
    site: config.name,
    bundles,
    description: 'Deletes assets that no release of the last 30 days uses.',
    memory: 512,
    timeout: Duration.minutes(5),
  });
  fn.grantFiles(files, ASSETS);
  return fn;
}

/** Fails, which is an alarm, when table or bucket could not be restored. */
export function checkBackups(scope: Construct, { config, bundles, data: { table, media } }: FunctionOptions) {
  const fn = new BundleFunction(scope, 'check-backups', {
    site: config.name,
    bundles,
    description: 'Fails when table or bucket could not be restored.',
    memory: 256,
    timeout: Duration.minutes(1),
    environment: { [env.table]: table.tableName, [env.bucket]: media.bucketName },
  });
  fn.addToRolePolicy(
    new PolicyStatement({ actions: ['dynamodb:DescribeContinuousBackups'], resources: [table.tableArn] }),
  );
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:GetBucketVersioning'], resources: [media.bucketArn] }));
  return fn;
}
