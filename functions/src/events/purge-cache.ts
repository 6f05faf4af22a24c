import { setTimeout as wait } from 'node:timers/promises';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { backgroundDefaults } from '../aws.ts';
import { allSucceeded, retryFrom } from '../batches.ts';
import { catalogueAge, env, requireEnv } from '../env.ts';
import { count } from '../metrics.ts';
import { purge, purgePaths } from '../purge.ts';

const client = new CloudFrontClient(backgroundDefaults);

/** Attempts of one call, within its timeout of two minutes. The stream retries the call ten times. */
const TRIES = 9;

/** Waits until no function keeps what it read before the change, whose time is rounded down to the second. */
async function untilForgotten({ dynamodb }: DynamoDBRecord): Promise<void> {
  const age = catalogueAge();
  const end = 1000 * (dynamodb?.ApproximateCreationDateTime ?? 0) + (age && 1000 + 2 * age);
  await wait(Math.max(0, end - Date.now()));
}

/** Returns the partition of a change; none for a trash entry without files, which the edge does not cache. */
const partitionOf = ({ dynamodb }: DynamoDBRecord): string[] =>
  dynamodb?.NewImage?.files?.L?.length === 0 ? [] : [dynamodb?.Keys?.pk?.S ?? ''];

/** Purges the pages that show what changed. A batch is one purge, even if it is retried. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const [first] = Records;
  if (!first) return allSucceeded;
  const last = Records.at(-1) ?? first;
  const paths = purgePaths(Records.flatMap(partitionOf));
  if (paths.length === 0) return allSucceeded;
  await untilForgotten(last);
  try {
    await purge(client, {
      distribution: requireEnv(env.distribution),
      reference: `${first.dynamodb?.SequenceNumber}-${last.dynamodb?.SequenceNumber}`,
      paths,
      tries: TRIES,
    });
  } catch (error) {
    return retryFrom(first, error);
  }
  count('Purges', 1);
  return allSucceeded;
}
