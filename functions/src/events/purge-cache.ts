import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { backgroundDefaults } from '../aws.ts';
import { done, failedAt } from '../batches.ts';
import { env, requireEnv } from '../env.ts';
import { count } from '../metrics.ts';
import { purge, purgePaths } from '../purge.ts';

const client = new CloudFrontClient(backgroundDefaults);

/** Tries of one call, within its two minutes; the stream calls ten times more. */
const TRIES = 9;

/** Purges the pages that show what changed: one purge a batch, the same if the batch is repeated. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const [first] = Records;
  if (!first) return done;
  const last = Records.at(-1) ?? first;
  try {
    await purge(client, {
      distribution: requireEnv(env.distribution),
      reference: `${first.dynamodb?.SequenceNumber}-${last.dynamodb?.SequenceNumber}`,
      paths: purgePaths(Records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S ?? '')),
      tries: TRIES,
    });
  } catch (error) {
    return failedAt(first, error);
  }
  count('Purges', 1);
  return done;
}
