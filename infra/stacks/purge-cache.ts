import { env } from '@rombo/functions/env';
import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { BundleFunction } from './bundle-function.ts';
import { onTableChange } from './table-events.ts';
import { tableWatchers } from './table-watchers.ts';

interface PurgeCacheOptions {
  config: Config;
  bundles: string;
  table: Table;
  distribution: Distribution;
}

/** Makes the edge forget what it keeps when a product, a slide or a setting changes: five seconds of changes are one purge. */
export function purgeCache(scope: Construct, { config, bundles, table, distribution }: PurgeCacheOptions) {
  const fn = new BundleFunction(scope, 'purge-cache', {
    site: config.name,
    bundles,
    description: 'Makes the edge forget what it keeps when something public changes.',
    memory: 256,
    timeout: Duration.minutes(2),
    environment: { [env.distribution]: distribution.distributionId },
  });
  fn.addToRolePolicy(
    new PolicyStatement({ actions: ['cloudfront:CreateInvalidation'], resources: [distribution.distributionArn] }),
  );
  onTableChange(fn, table, tableWatchers['purge-cache']);
}
