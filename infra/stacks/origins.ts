import { Duration, Stack } from 'aws-cdk-lib';
import type { IRestApi } from 'aws-cdk-lib/aws-apigateway';
import { type Distribution, type IOrigin, OriginProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Effect, PolicyStatement, ServicePrincipal, StarPrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, BucketPolicy } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { STAGE } from './api-stack.ts';
import { acknowledge } from './permissions.ts';

/** The API as an origin. The distribution's key is resolved at deployment and is in no template. */
export const apiOrigin = (api: IRestApi, keys: Secret, number: number): IOrigin =>
  new HttpOrigin(`${api.restApiId}.execute-api.${Stack.of(api).region}.amazonaws.com`, {
    originPath: `/${STAGE}`,
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    // API Gateway times out after 29 seconds.
    readTimeout: Duration.seconds(30),
    customHeaders: { 'x-api-key': keys.secretValueFromJson(String(number)).unsafeUnwrap() },
  });

/** A bucket of the data stack as an origin. Imported, because otherwise the stacks would depend on each other. */
export function bucketOrigin(stack: Stack, bucket: Bucket): IOrigin {
  const imported = Bucket.fromBucketAttributes(stack, bucket.node.id, {
    bucketArn: bucket.bucketArn,
    bucketRegionalDomainName: bucket.bucketRegionalDomainName,
  });
  acknowledge(stack, {
    'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac': 'grantDistribution writes the policy.',
  });
  return S3BucketOrigin.withOriginAccessControl(imported);
}

/** Bucket policy: the distribution may read objects that match `pattern`; requests without TLS are denied. */
export function grantDistribution(stack: Stack, bucket: Bucket, pattern: string, distribution: Distribution): void {
  const principals = [new ServicePrincipal('cloudfront.amazonaws.com')];
  const conditions = { StringEquals: { 'AWS:SourceArn': distribution.distributionArn } };
  new BucketPolicy(stack, `${bucket.node.id}-policy`, { bucket }).document.addStatements(
    new PolicyStatement({
      principals,
      conditions,
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(pattern)],
    }),
    // Makes a missing object a 404 instead of a 403.
    new PolicyStatement({ principals, conditions, actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new StarPrincipal()],
      actions: ['s3:*'],
      resources: [bucket.bucketArn, bucket.arnForObjects('*')],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  );
}
