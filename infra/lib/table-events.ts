import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { BundleFunction } from './bundle-function.ts';
import { BATCH_SIZE, RETRIES, type TableWatcher } from './table-watchers.ts';

/** A queue for what a function could not do in all its tries; it holds where to look, never what a visitor wrote. */
export function deadLetters(scope: Construct, id: string): Queue {
  const queue = new Queue(scope, `${id}-dead-letters`, {
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

/** Wakes a function by changes of the table: it may fail for one and not for others, tries again, and gives up into a queue. */
export function onTableChange(fn: BundleFunction, table: Table, watcher: TableWatcher): Queue {
  const { partitions, changes, window } = watcher;
  const queue = deadLetters(fn.node.scope ?? fn, fn.node.id);
  fn.live.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: BATCH_SIZE,
      ...(window && { maxBatchingWindow: Duration.seconds(window) }),
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: RETRIES,
      maxRecordAge: Duration.hours(6),
      onFailure: new SqsDlq(queue),
      filters: [
        FilterCriteria.filter({
          ...(changes && { eventName: FilterRule.or(...changes) }),
          dynamodb: { Keys: { pk: { S: FilterRule.or(...partitions) } } },
        }),
      ],
    }),
  );
  return queue;
}
