import { Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { AccessLevel, type IOrigin, OriginProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { STAGE } from './api-stack.ts';

/** The API as an origin; the key that lets the distribution in is read when it is deployed and stands in no template. */
export const apiOrigin = (api: RestApi, key: Secret): IOrigin =>
  new HttpOrigin(`${api.restApiId}.execute-api.${Stack.of(api).region}.amazonaws.com`, {
    originPath: `/${STAGE}`,
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    // API Gateway answers by itself after 29 seconds.
    readTimeout: Duration.seconds(30),
    customHeaders: { 'x-api-key': key.secretValue.unsafeUnwrap() },
  });

/** The built site as an origin; who may list it is told 404 of what is missing. */
export const filesOrigin = (bucket: Bucket): IOrigin =>
  S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] });
