import { ARCHIVE_REQUESTS, ARCHIVES } from '@rombo/functions/backup/archives';
import { partitions } from '@rombo/functions/data/keys';
import { env } from '@rombo/functions/env';
import { Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { deadLetters, onTableChange } from './event-sources.ts';
import { files, items, mailing } from './grants.ts';
import { acknowledge } from './permissions.ts';
import { tableWatchers } from './table-watchers.ts';
import { messagesTopic } from './topics.ts';

/** Purges the edge when public data changes. Changes within five seconds share a purge. */
export function purgeCache(scope: Construct, options: FunctionOptions, distribution: Distribution): void {
  const fn = new BundleFunction(scope, 'purge-cache', options, {
    description: 'Purges the edge cache when public data changes.',
    memory: 256,
    timeout: Duration.minutes(2),
    environment: { [env.distribution]: distribution.distributionId },
  });
  fn.allow(['cloudfront:CreateInvalidation'], distribution.distributionArn);
  onTableChange(fn, options.data.table, tableWatchers['purge-cache']);
}

/**
 * E-mails each new message to the company, through SES if a sender is configured, otherwise through SNS. With a sender, also the automatic
 * reply and the links to choose a new password: a shard of the table's stream has at most two readers, so these are no further function.
 */
export function notifyContact(scope: Construct, options: FunctionOptions, distribution: Distribution): void {
  const { config, data } = options;
  const { sender, notifyEmail } = config;
  const fn = new BundleFunction(scope, 'notify-contact', options, {
    description: 'Sends new messages, automatic replies and links to choose a password by mail.',
    memory: 256,
    timeout: Duration.minutes(1),
    environment: { [env.origin]: `https://${config.domain ?? distribution.distributionDomainName}` },
  });
  fn.grantTable(data.table, [items(partitions.products, 'GetItem')]);
  if (sender && notifyEmail) {
    fn.addEnvironment(env.sender, sender).addEnvironment(env.recipient, notifyEmail);
    fn.grantTable(data.table, mailing);
    fn.allow(['ses:SendEmail'], identitiesOf(Stack.of(scope), [sender, notifyEmail]));
  } else {
    const topic = messagesTopic(scope, config);
    fn.addEnvironment(env.messagesTopic, topic.topicArn);
    topic.grantPublish(fn);
  }
  onTableChange(fn, data.table, tableWatchers['notify-contact']);
}

/** ARNs of the addresses and their domains, either of which SES may have verified. Its sandbox also requires the recipient. */
const identitiesOf = (stack: Stack, addresses: string[]): string[] =>
  [...new Set(addresses.flatMap((address) => [address, address.split('@')[1] ?? '']))].map((resourceName) =>
    stack.formatArn({ service: 'ses', resource: 'identity', resourceName }),
  );

const TIMEOUT = Duration.minutes(2);

/** Concurrent executions. The rest of a small account's concurrency is left to visitors. */
const MAX_CONCURRENCY = 2;

/** Key patterns of objects other than original pictures: variants (`x.jpg/640.avif`), sheets, uploads, trash, archives. */
const NO_ORIGINALS = ['media/*.*/*', '*.pdf', 'uploads/*', 'trash/*', `${ARCHIVES}*`, `${ARCHIVE_REQUESTS}*`];

/** Attempts per picture. After that, the first visitor triggers it. */
const TRIES = 3;

/** Creates every width of a new picture, through a queue that limits concurrency. */
export function makePictures(scope: Construct, options: FunctionOptions): void {
  const { media } = options.data;
  const fn = new BundleFunction(scope, 'make-pictures', options, {
    withSharp: true,
    description: 'Creates the variants of a new picture.',
    memory: 1769,
    timeout: TIMEOUT,
  });
  fn.grantFiles(media, [files('media/', 'GetObject', 'PutObject', 'DeleteObject')]);

  const failed = deadLetters(scope);
  const queue = new Queue(scope, 'new-pictures', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // Six times the function's timeout, as Lambda recommends.
    visibilityTimeout: Duration.minutes(6 * TIMEOUT.toMinutes()),
    deadLetterQueue: { queue: failed, maxReceiveCount: TRIES },
  });
  new Rule(scope, 'picture-stored', {
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: {
        bucket: { name: [media.bucketName] },
        object: { key: [{ 'anything-but': { wildcard: NO_ORIGINALS } }] },
      },
    },
    targets: [new SqsQueue(queue, { deadLetterQueue: failed })],
  });
  fn.live.addEventSource(new SqsEventSource(queue, { batchSize: 1, maxConcurrency: MAX_CONCURRENCY }));
  acknowledge(fn, {
    'Serverless-LambdaEventSourceMappingDestination': 'The queue that it reads has a dead-letter queue of its own.',
  });
}
