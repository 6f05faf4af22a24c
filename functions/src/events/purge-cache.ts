import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { backgroundDefaults } from '../aws.ts';
import { done, failedAt } from '../batches.ts';
import { env, requireEnv } from '../env.ts';
import { count } from '../metrics.ts';
import { purge, purgePaths } from '../purge.ts';

const client = new CloudFrontClient(backgroundDefaults);

/** Tries of one call, within its two minutes; the stream calls ten times more. */
const TRIES = 9;

/** The partition of a change; none for an entry of the trash without files, of which the edge has nothing. */
const partitionOf = ({ dynamodb }: DynamoDBRecord): string[] =>
  dynamodb?.NewImage?.files?.L?.length === 0 ? [] : [dynamodb?.Keys?.pk?.S ?? ''];

/** Purges the pages that show what changed: one purge a batch, the same if the batch is repeated. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const [first] = Records;
  if (!first) return done;
  const last = Records.at(-1) ?? first;
  const paths = purgePaths(Records.flatMap(partitionOf));
  if (paths.length === 0) return done;
  try {
    await purge(client, {
      distribution: requireEnv(env.distribution),
      reference: `${first.dynamodb?.SequenceNumber}-${last.dynamodb?.SequenceNumber}`,
      paths,
      tries: TRIES,
    });
  } catch (error) {
    return failedAt(first, error);
  }
  count('Purges', 1);
  return done;
}
