import type { Stack } from 'aws-cdk-lib';
import type { Distribution, IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Effect, PolicyStatement, ServicePrincipal, StarPrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, BucketPolicy } from 'aws-cdk-lib/aws-s3';
import { acknowledge } from './acknowledge.ts';

/** The bucket of media as an origin. It counts as foreign here: else the data stack would depend on this one, in a ring. */
export function mediaOrigin(stack: Stack, media: Bucket): IOrigin {
  const bucket = Bucket.fromBucketAttributes(stack, 'media', {
    bucketArn: media.bucketArn,
    bucketRegionalDomainName: media.bucketRegionalDomainName,
  });
  acknowledge(stack, {
    'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac': 'grantMedia writes the policy.',
  });
  return S3BucketOrigin.withOriginAccessControl(bucket);
}

/** The policy of that bucket: the distribution reads what is under `media/`, and nobody does anything without TLS. */
export function grantMedia(stack: Stack, media: Bucket, distribution: Distribution): void {
  const principals = [new ServicePrincipal('cloudfront.amazonaws.com')];
  const conditions = { StringEquals: { 'AWS:SourceArn': distribution.distributionArn } };
  new BucketPolicy(stack, 'media-policy', { bucket: media }).document.addStatements(
    new PolicyStatement({
      principals,
      conditions,
      actions: ['s3:GetObject'],
      resources: [media.arnForObjects('media/*')],
    }),
    // With this a missing object is a 404 and not a 403.
    new PolicyStatement({ principals, conditions, actions: ['s3:ListBucket'], resources: [media.bucketArn] }),
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new StarPrincipal()],
      actions: ['s3:*'],
      resources: [media.bucketArn, media.arnForObjects('*')],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  );
}
