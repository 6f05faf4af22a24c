import { Rule, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Construct } from 'constructs';
import type { BundleFunction } from './bundle-function.ts';
import { deadLetters } from './table-events.ts';

/** A rule of the clock, and how many calls it makes in a day. */
export interface Scheduled {
  rule: Rule;
  perDay: number;
}

interface ScheduleOptions {
  schedule: Schedule;
  timesPerDay: number;
  retryAttempts: number;
}

/** Wakes functions by the clock; what fails in all its tries is a dead letter. */
export function onSchedule(scope: Construct, id: string, fns: BundleFunction[], options: ScheduleOptions): Scheduled {
  const { schedule, timesPerDay, retryAttempts } = options;
  const queue = deadLetters(scope);
  for (const { live } of fns) live.configureAsyncInvoke({ onFailure: new SqsDestination(queue), retryAttempts });
  const targets = fns.map(({ live }) => new LambdaFunction(live, { deadLetterQueue: queue, retryAttempts }));
  return { rule: new Rule(scope, id, { schedule, targets }), perDay: timesPerDay * fns.length };
}
