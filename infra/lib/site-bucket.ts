import { RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** The bucket of the built site. A deployment adds to it and removes nothing, so that a tab that is open finds its old assets. */
export function siteBucket(scope: Construct): Bucket {
  const bucket = new Bucket(scope, 'bucket', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    // It is built anew by any deployment: `npm run destroy` empties it first.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(bucket, {
    'AwsSolutions-S1': 'A log of accesses would store addresses of visitors; all access is through the distribution.',
  });
  return bucket;
}
