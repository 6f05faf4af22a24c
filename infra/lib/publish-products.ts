import { partitions } from '@rombo/functions/data/keys';
import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { items } from './grant.ts';
import { onSchedule } from './schedule.ts';
import { keepVersion, saveProduct } from './shared-grants.ts';

/** Publishes drafts on time. It looks every minute, which costs about a cent a month; the next run makes up for one that failed. */
export function publishProducts(scope: Construct, { config, bundles, data: { table } }: FunctionOptions) {
  const fn = new BundleFunction(scope, 'publish-products', {
    site: config.name,
    bundles,
    description: 'Makes drafts visible whose time has come.',
    memory: 256,
    timeout: Duration.seconds(50),
  });
  fn.grantTable(table, [items(partitions.publications, 'Query', 'DeleteItem'), ...saveProduct, keepVersion]);
  return onSchedule(fn, 'minutely', Schedule.rate(Duration.minutes(1)), 0);
}
