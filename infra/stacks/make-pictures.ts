import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { files } from './grant.ts';
import { deadLetters } from './table-events.ts';

const MEDIA = [files('media/', 'GetObject', 'PutObject')];

const TIMEOUT = Duration.minutes(2);

/** Pictures that are made at the same time: the other executions of a small account are left to visitors. */
const AT_ONCE = 2;

/** Keys of objects that are no original: variants (`x.jpg/640.avif`), sheets, uploads, and what the trash hides. */
export const NO_ORIGINALS = ['media/*.*/*', '*.pdf', 'uploads/*', 'trash/*'];

/** Tries of a picture before it is left to its first visitor. */
const TRIES = 3;

/** Makes every width of a picture as soon as the bucket has it; a queue holds back what many pictures at once would ask for. */
export function makePictures(scope: Construct, { config, bundles, data: { media } }: FunctionOptions) {
  const fn = new BundleFunction(scope, 'make-pictures', {
    site: config.name,
    bundles,
    withSharp: true,
    description: 'Makes a new picture in every width.',
    memory: 1769,
    timeout: TIMEOUT,
  });
  fn.grantFiles(media, MEDIA);

  const failed = deadLetters(scope);
  const queue = new Queue(scope, 'new-pictures', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // Six times the function's timeout, as Lambda asks for.
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
  fn.live.addEventSource(new SqsEventSource(queue, { batchSize: 1, maxConcurrency: AT_ONCE }));
  acknowledge(fn, {
    'Serverless-LambdaEventSourceMappingDestination': 'The queue that it reads has a dead-letter queue of its own.',
  });
}
