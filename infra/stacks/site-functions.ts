import { partitions } from '@rombo/functions/data/keys';
import { env } from '@rombo/functions/env';
import { Aws, CfnCondition, CfnOutput, CfnParameter, Duration, Fn, type Stack } from 'aws-cdk-lib';
import type { IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { type CfnFunction, FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { files, items, readCatalogue, readDetails, sessions, settings } from './grants.ts';

/** Parameter that reserves concurrency if the account's quota allows it. Templates are the same for all accounts. */
export const RESERVE = 'ReservedConcurrency';
/** Output with the deployed value of that parameter. */
export const RESERVED = 'ConcurrencyIsReserved';

/**
 * Reserved concurrency of public functions, which is also their limit. 100 renderings of 80 ms are 1,250 pages per second; 20 pictures of
 * 400 ms are 50 per second.
 */
export const reserved = { 'render-page': 100, 'transform-image': 20 } as const;

export function reserveConcurrency(stack: Stack, functions: BundleFunction[]): void {
  const reserve = new CfnParameter(stack, RESERVE, { default: 'no', allowedValues: ['yes', 'no'] });
  new CfnOutput(stack, RESERVED, { value: reserve.valueAsString });
  const isReserved = new CfnCondition(stack, 'IsReserved', { expression: Fn.conditionEquals(reserve, 'yes') });
  for (const { node } of functions) {
    (node.defaultChild as CfnFunction).addPropertyOverride(
      'ReservedConcurrentExecutions',
      Fn.conditionIf(isReserved.logicalId, reserved[node.id as keyof typeof reserved], Aws.NO_VALUE),
    );
  }
}

/** Rendering takes 5 s at most; the rest is for a cold start. */
const TIMEOUT = Duration.seconds(10);

/** The function that renders pages, with read-only access. Its content security policy allows `uploadOrigin`. */
export function renderPage(scope: Construct, options: FunctionOptions, uploadOrigin: string) {
  const { config, data } = options;
  const fn = new BundleFunction(scope, 'render-page', options, {
    description: 'Renders the pages of the site.',
    // Half a vCPU; a quarter would double the cold start.
    memory: 1024,
    timeout: TIMEOUT,
    environment: {
      [env.uploadOrigin]: uploadOrigin,
      ...(config.domain && { [env.host]: config.domain }),
    },
  });
  fn.grantTable(data.table, [
    // The signed-in administrator sees pages in maintenance mode.
    items(sessions, 'GetItem'),
    items(partitions.products, 'GetItem', 'BatchGetItem'),
    ...readCatalogue,
    items(partitions.slides, 'Query'),
    items(partitions.dealers, 'Query'),
    items(partitions.news, 'Query'),
    items(partitions.newsSlugs, 'GetItem'),
    items(partitions.guideSlugs, 'GetItem'),
    ...readDetails,
    items(settings, 'Query'),
  ]);
  return fn;
}

/** Creates missing variants of pictures, each once. Takes nearly a full vCPU for half a second. */
export function transformImage(scope: Construct, options: FunctionOptions) {
  const fn = new BundleFunction(scope, 'transform-image', options, {
    withSharp: true,
    description: 'Creates missing variants of pictures.',
    memory: 1536,
    timeout: Duration.seconds(30),
  });
  fn.grantFiles(options.data.media, [files('media/', 'GetObject', 'PutObject', 'DeleteObject')]);
  return fn;
}

/** A function as an origin that only the distribution may invoke. */
export const functionOrigin = ({ live, timeout }: BundleFunction): IOrigin => {
  const url = live.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
  return FunctionUrlOrigin.withOriginAccessControl(url, timeout && { readTimeout: timeout });
};
