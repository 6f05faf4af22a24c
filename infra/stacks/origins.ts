import { Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type IOrigin, OriginProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { STAGE } from './api-stack.ts';

/** The API as an origin; the key that lets the distribution in is read when it is deployed and stands in no template. */
export const apiOrigin = (api: RestApi, keys: Secret, number: number): IOrigin =>
  new HttpOrigin(`${api.restApiId}.execute-api.${Stack.of(api).region}.amazonaws.com`, {
    originPath: `/${STAGE}`,
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    // API Gateway answers by itself after 29 seconds.
    readTimeout: Duration.seconds(30),
    customHeaders: { 'x-api-key': keys.secretValueFromJson(String(number)).unsafeUnwrap() },
  });
