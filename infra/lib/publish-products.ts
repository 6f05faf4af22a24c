import { env } from '@rombo/functions/env';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { BundleFunction } from './bundle-function.ts';
import type { DataStack } from './data-stack.ts';
import { publishGrants } from './grants.ts';
import { tableStatement } from './statements.ts';
import { deadLetters } from './table-events.ts';

interface PublishOptions {
  config: Config;
  bundles: string;
  data: DataStack;
}

/** Publishes drafts on time. It looks every minute, which costs less than a cent a month, and the next look makes up for one that failed. */
export function publishProducts(scope: Construct, { config, bundles, data: { table } }: PublishOptions) {
  const fn = new BundleFunction(scope, 'publish-products', {
    site: config.name,
    bundles,
    description: 'Makes drafts visible whose time has come.',
    memory: 256,
    timeout: Duration.seconds(50),
    environment: { [env.table]: table.tableName },
  });
  for (const grant of publishGrants) fn.addToRolePolicy(tableStatement(table, grant));
  const queue = deadLetters(scope, fn.node.id);
  fn.live.configureAsyncInvoke({ onFailure: new SqsDestination(queue), retryAttempts: 0 });
  new Rule(scope, `${fn.node.id}-minutely`, {
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(fn.live, { deadLetterQueue: queue, retryAttempts: 0 })],
  });
  return { fn, deadLetters: queue };
}
