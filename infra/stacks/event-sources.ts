import { Duration, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { BundleFunction } from './bundle-function.ts';
import { acknowledge } from './permissions.ts';
import { BATCH_SIZE, RETRIES, type TableWatcher } from './table-watchers.ts';

/** Returns the dead-letter queue of a stack. Its messages refer to events and never contain what a visitor wrote. */
export function deadLetters(scope: Construct): Queue {
  const stack = Stack.of(scope);
  const made = stack.node.tryFindChild('dead-letters');
  if (made) return made as Queue;
  const queue = new Queue(stack, 'dead-letters', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  acknowledge(queue, {
    'AwsSolutions-SQS3': 'It is a dead-letter queue itself.',
    'Serverless-SQSRedrivePolicy': 'The same.',
  });
  return queue;
}

/** Invokes a function on table changes, with partial batch responses, retries and a dead-letter queue. */
export function onTableChange(fn: BundleFunction, table: Table, watcher: TableWatcher): void {
  const { partitions, changes, window, batchSize = BATCH_SIZE } = watcher;
  fn.live.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize,
      ...(window && { maxBatchingWindow: Duration.seconds(window) }),
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: RETRIES,
      maxRecordAge: Duration.hours(6),
      onFailure: new SqsDlq(deadLetters(fn)),
      filters: [
        FilterCriteria.filter({
          ...(changes && { eventName: FilterRule.or(...changes) }),
          dynamodb: { Keys: { pk: { S: FilterRule.or(...partitions) } } },
        }),
      ],
    }),
  );
}

export interface Scheduled {
  rule: Rule;
  perDay: number;
}

interface ScheduleOptions {
  schedule: Schedule;
  timesPerDay: number;
  retryAttempts: number;
}

/** EventBridge's quota of targets, which a deployment would report only after it has begun. */
const MAX_TARGETS = 5;

export function onSchedule(scope: Construct, id: string, fns: BundleFunction[], options: ScheduleOptions): Scheduled {
  if (fns.length > MAX_TARGETS) throw new Error(`A rule has at most ${MAX_TARGETS} targets: split '${id}' into two.`);
  const { schedule, timesPerDay, retryAttempts } = options;
  const queue = deadLetters(scope);
  for (const { live } of fns) live.configureAsyncInvoke({ onFailure: new SqsDestination(queue), retryAttempts });
  const targets = fns.map(({ live }) => new LambdaFunction(live, { deadLetterQueue: queue, retryAttempts }));
  return { rule: new Rule(scope, id, { schedule, targets }), perDay: timesPerDay * fns.length };
}
