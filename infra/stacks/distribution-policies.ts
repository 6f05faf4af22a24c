import { omit } from '@rombo/shared/contract/keys-of';
import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type HeadersReferrerPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type CacheRule, cacheRules, ttl } from './cache-rules.ts';
import type { responseHeadersOf } from './edge/behaviours.ts';

/** Policies of a cache rule, for the cache key and for additional values that the origin receives. */
export function cachePolicies(scope: Construct, name: keyof typeof cacheRules) {
  const rule: CacheRule = cacheRules[name];
  const { comment, cookies, headers, queries, compressed, forwards, forwardedCookies } = rule;
  const cachePolicy = new CachePolicy(scope, `${name}-cache`, {
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
  if (forwards.length === 0) return { cachePolicy };
  const originRequestPolicy = new OriginRequestPolicy(scope, `to-${name}`, {
    comment: name === 'api' ? 'What the functions read' : 'What the function of pages reads',
    cookieBehavior:
      forwardedCookies.length > 0
        ? OriginRequestCookieBehavior.allowList(...forwardedCookies)
        : OriginRequestCookieBehavior.none(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...forwards),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  });
  return { cachePolicy, originRequestPolicy };
}

const TWO_YEARS = Duration.days(730);

/** Sets headers on every response. A page's own content security policy takes precedence. */
export function responseHeadersPolicy(
  scope: Construct,
  id: string,
  headers: ReturnType<typeof responseHeadersOf>,
): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy,
    'strict-transport-security': transport,
    'referrer-policy': referrerPolicy,
    ...others
  } = headers;
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: false },
      strictTransportSecurity: {
        accessControlMaxAge: TWO_YEARS,
        includeSubdomains: transport.includes('includeSubDomains'),
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(omit(others, 'x-content-type-options')).map(([header, value]) => ({
        header,
        value,
        override: true,
      })),
    },
    removeHeaders: ['server', 'x-amz-apigw-id', 'x-amzn-trace-id'],
  });
}
