import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { env, requireEnv } from '../env.ts';
import { count } from '../metrics.ts';
import { done, failedAt } from './support/batch.ts';
import { patientDefaults } from './support/clients.ts';

const client = new CloudFrontClient(patientDefaults);

/** Makes the edge forget everything when something public changed: one purge for all changes of a batch, and one if it is repeated. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const [first] = Records;
  if (!first) return done;
  const last = Records.at(-1) ?? first;
  try {
    await client.send(
      new CreateInvalidationCommand({
        DistributionId: requireEnv(env.distribution),
        InvalidationBatch: {
          CallerReference: `${first.dynamodb?.SequenceNumber}-${last.dynamodb?.SequenceNumber}`,
          Paths: { Quantity: 1, Items: ['/*'] },
        },
      }),
    );
  } catch (error) {
    return failedAt(first, error);
  }
  count('Purges', 1);
  return done;
}
