import { Rule, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { BundleFunction } from './bundle-function.ts';
import { deadLetters } from './table-events.ts';

/** Wakes a function by the clock; what fails in all its tries is a dead letter. `name` ends the name of the rule. */
export function onSchedule(fn: BundleFunction, name: string, schedule: Schedule, retryAttempts: number) {
  const scope = fn.node.scope ?? fn;
  const queue = deadLetters(scope, fn.node.id);
  fn.live.configureAsyncInvoke({ onFailure: new SqsDestination(queue), retryAttempts });
  new Rule(scope, `${fn.node.id}-${name}`, {
    schedule,
    targets: [new LambdaFunction(fn.live, { deadLetterQueue: queue, retryAttempts })],
  });
  return { fn, deadLetters: queue };
}
