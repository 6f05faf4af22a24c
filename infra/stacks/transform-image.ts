import { Duration } from 'aws-cdk-lib';
import type { IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins';
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { files } from './grant.ts';

const MEDIA = [files('media/', 'GetObject', 'PutObject')];

/**
 * Makes pictures in the widths that screens ask for: nearly a whole processor for half a second each, once.
 */
export function transformImage(scope: Construct, { config, bundles, data: { media } }: FunctionOptions) {
  const fn = new BundleFunction(scope, 'transform-image', {
    site: config.name,
    bundles,
    withSharp: true,
    description: 'Makes a picture in a width that nobody asked for before.',
    memory: 1536,
    timeout: Duration.seconds(30),
  });
  fn.grantFiles(media, MEDIA);
  return fn;
}

/** The bucket, and for a picture that it does not have the function that makes it: nobody but the distribution may ask that one. */
export function pictureOrigin(bucket: IOrigin, maker: BundleFunction): OriginGroup {
  const url = maker.live.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
  return new OriginGroup({
    primaryOrigin: bucket,
    fallbackOrigin: FunctionUrlOrigin.withOriginAccessControl(url, { readTimeout: Duration.seconds(30) }),
    fallbackStatusCodes: [403, 404],
  });
}
