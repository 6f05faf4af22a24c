import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { BundleFunction } from './bundle-function.ts';

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

interface TableEvents {
  table: Table;
  /** The partitions whose changes wake the function. */
  partitions: string[];
  /** The kinds of change that do; all when it is left out. */
  changes?: ('INSERT' | 'MODIFY' | 'REMOVE')[];
  /** How long changes are gathered. */
  window?: Duration;
}

/** Wakes a function by changes of the table: it may fail for one and not for others, tries again, and gives up into a queue. */
export function onTableChange(fn: BundleFunction, { table, partitions, changes, window }: TableEvents): Queue {
  const queue = deadLetters(fn.node.scope ?? fn, fn.node.id);
  fn.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      ...(window && { maxBatchingWindow: window }),
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 10,
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
