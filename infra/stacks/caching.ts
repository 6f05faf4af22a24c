import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type CacheRule, cacheRules, ttl } from './cache-rules.ts';

const cachePolicy = (scope: Construct, name: keyof typeof cacheRules): CachePolicy => {
  const { comment, cookies, headers, queries, compressed }: CacheRule = cacheRules[name];
  return new CachePolicy(scope, `${name}-cache`, {
    comment,
    minTtl: Duration.seconds(ttl.min),
    defaultTtl: Duration.seconds(ttl.default),
    maxTtl: Duration.seconds(ttl.max),
    enableAcceptEncodingGzip: compressed,
    enableAcceptEncodingBrotli: compressed,
    cookieBehavior: cookies.length > 0 ? CacheCookieBehavior.allowList(...cookies) : CacheCookieBehavior.none(),
    headerBehavior: headers.length > 0 ? CacheHeaderBehavior.allowList(...headers) : CacheHeaderBehavior.none(),
    queryStringBehavior:
      queries.length > 0 ? CacheQueryStringBehavior.allowList(...queries) : CacheQueryStringBehavior.none(),
  });
};

/** The policies of the distribution, made of the rules that the gateway on one machine follows too. */
export const createCaching = (scope: Construct) => ({
  api: cachePolicy(scope, 'api'),
  pages: cachePolicy(scope, 'pages'),
  files: cachePolicy(scope, 'files'),
  media: cachePolicy(scope, 'media'),
  toApi: new OriginRequestPolicy(scope, 'to-api', {
    comment: 'What the functions read',
    cookieBehavior: OriginRequestCookieBehavior.allowList(...cacheRules.api.forwardedCookies),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...cacheRules.api.forwards),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  }),
});
