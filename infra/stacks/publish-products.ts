import { partitions } from '@rombo/functions/data/keys';
import { Duration } from 'aws-cdk-lib';
import { Tracing } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { items } from './grant.ts';
import { keepVersion, saveProduct } from './shared-grants.ts';

/** Publishes drafts on time. It looks every minute, which costs about a cent a month, without a trace of each look. */
export function publishProducts(scope: Construct, { config, bundles, data: { table } }: FunctionOptions) {
  const fn = new BundleFunction(scope, 'publish-products', {
    site: config.name,
    bundles,
    description: 'Makes drafts visible whose time has come.',
    memory: 256,
    timeout: Duration.seconds(50),
    tracing: Tracing.DISABLED,
  });
  acknowledge(fn, { 'Serverless-LambdaTracing': 'Most of its 43,800 calls a month find nothing to do.' });
  fn.grantTable(table, [items(partitions.publications, 'Query', 'DeleteItem'), ...saveProduct, keepVersion]);
  return fn;
}
