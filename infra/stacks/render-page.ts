import { partitions } from '@rombo/functions/data/keys';
import { env } from '@rombo/functions/env';
import { Duration } from 'aws-cdk-lib';
import {
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins';
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { cacheRules } from './cache-rules.ts';
import { failoverStatuses } from './failover.ts';
import { items } from './grant.ts';
import { readCatalogue, readDetails, sessions, settings } from './shared-grants.ts';

interface RenderPageOptions extends FunctionOptions {
  /** Origin of uploads, for the pages' content security policy. */
  uploadOrigin: string;
}

/** The visitor is answered after 2.5 s at the latest; the rest is for a cold start. */
const TIMEOUT = Duration.seconds(10);

/** The function that renders pages: it reads what visitors may read, and nothing else. */
export function renderPage(scope: Construct, { config, bundles, data, uploadOrigin }: RenderPageOptions) {
  const fn = new BundleFunction(scope, 'render-page', {
    site: config.name,
    bundles,
    description: 'Renders the pages of the site.',
    // Half a processor renders the catalogue in the time of a blink; a quarter would double a cold start.
    memory: 1024,
    timeout: TIMEOUT,
    environment: {
      [env.uploadOrigin]: uploadOrigin,
      ...(config.domain && { [env.host]: config.domain }),
    },
  });
  fn.grantTable(data.table, [
    // Whoever is signed in sees the pages of a closed site.
    items(sessions, 'GetItem'),
    items(partitions.products, 'GetItem'),
    ...readCatalogue,
    items(partitions.slides, 'Query'),
    items(partitions.dealers, 'Query'),
    ...readDetails,
    items(settings, 'GetItem'),
  ]);
  return fn;
}

/** The function as an origin that only the distribution may call: by itself, and with the files' own pages for what it cannot render. */
export function pageOrigins(fn: BundleFunction, files: IOrigin): { alone: IOrigin; orFiles: IOrigin } {
  const alone = FunctionUrlOrigin.withOriginAccessControl(
    fn.live.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM }),
    { readTimeout: TIMEOUT },
  );
  const fallback = { fallbackOrigin: files, fallbackStatusCodes: [...failoverStatuses] };
  return { alone, orFiles: new OriginGroup({ primaryOrigin: alone, ...fallback }) };
}

/** Header that the function gets besides the cache key: the site's host. */
export const toPages = (scope: Construct) =>
  new OriginRequestPolicy(scope, 'to-pages', {
    comment: 'What the function of pages reads',
    cookieBehavior: OriginRequestCookieBehavior.none(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...cacheRules.pages.forwards),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  });
