import { DescribeContinuousBackupsCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetBucketVersioningCommand, S3Client } from '@aws-sdk/client-s3';
import { backgroundDefaults } from '../aws.ts';
import { env, requireEnv } from '../env.ts';

const dynamodb = new DynamoDBClient(backgroundDefaults);
const s3 = new S3Client({ ...backgroundDefaults, forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL) });

const HOUR = 60 * 60 * 1000;

/** Fails, and so raises an alarm, if the table cannot be restored to a time within the last hour or the bucket keeps no old versions. */
export async function handler(): Promise<void> {
  const { ContinuousBackupsDescription } = await dynamodb.send(
    new DescribeContinuousBackupsCommand({ TableName: requireEnv(env.table) }),
  );
  const { PointInTimeRecoveryStatus, LatestRestorableDateTime } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (PointInTimeRecoveryStatus !== 'ENABLED') throw new Error('The table has no point-in-time recovery');
  if (LatestRestorableDateTime && Date.now() - LatestRestorableDateTime.getTime() > HOUR) {
    throw new Error('The backups of the table are more than an hour behind');
  }
  const { Status } = await s3.send(new GetBucketVersioningCommand({ Bucket: requireEnv(env.bucket) }));
  if (Status !== 'Enabled') throw new Error('The bucket keeps no old versions');
}
