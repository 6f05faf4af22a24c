import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { env, requireEnv } from '../env.ts';
import { count } from '../metrics.ts';
import { purgePaths } from '../purge-paths.ts';
import { done, failedAt } from './support/batch.ts';
import { backgroundDefaults } from './support/clients.ts';

const client = new CloudFrontClient(backgroundDefaults);

/** Purges what shows something that changed: one purge for all changes of a batch, and the same if it is repeated. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const [first] = Records;
  if (!first) return done;
  const Items = purgePaths(Records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S ?? ''));
  const last = Records.at(-1) ?? first;
  try {
    await client.send(
      new CreateInvalidationCommand({
        DistributionId: requireEnv(env.distribution),
        InvalidationBatch: {
          CallerReference: `${first.dynamodb?.SequenceNumber}-${last.dynamodb?.SequenceNumber}`,
          Paths: { Quantity: Items.length, Items },
        },
      }),
    );
  } catch (error) {
    return failedAt(first, error);
  }
  count('Purges', 1);
  return done;
}
