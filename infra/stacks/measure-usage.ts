import { partitions } from '@rombo/functions/data/keys';
import { env } from '@rombo/functions/env';
import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { budgetName } from './budget.ts';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { items } from './grant.ts';

/** Stores what the panel says of the site: the size of its files, its last backup, the cost of the month. */
export function measureUsage(scope: Construct, { config, bundles, data: { table, media } }: FunctionOptions) {
  const stack = Stack.of(scope);
  const budget = budgetName(config);
  const fn = new BundleFunction(scope, 'measure-usage', {
    site: config.name,
    bundles,
    description: 'Stores the size of all files, the time of the last backup and the cost of the month.',
    memory: 256,
    timeout: Duration.minutes(5),
    environment: {
      [env.bucket]: media.bucketName,
      ...(budget && { [env.budget]: budget, [env.account]: stack.account }),
    },
  });
  fn.grantTable(table, [items(partitions.usage, 'PutItem')]);
  fn.addToRolePolicy(
    new PolicyStatement({ actions: ['dynamodb:DescribeContinuousBackups'], resources: [table.tableArn] }),
  );
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [media.bucketArn],
      conditions: { StringEquals: { 's3:prefix': ['media/', 'trash/'] } },
    }),
  );
  if (budget) {
    const resource = { service: 'budgets', region: '', resource: 'budget', resourceName: budget };
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['budgets:ViewBudget'],
        resources: [stack.formatArn({ ...resource, arnFormat: ArnFormat.SLASH_RESOURCE_NAME })],
      }),
    );
  }
  return fn;
}
