import type { Route } from '@rombo/shared/route';
import { routes } from '@rombo/shared/routes';
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

/** The headers of a visitor, and those of the edge, that the functions read; nothing else reaches them. */
const HEADERS = [
  'content-type',
  'idempotency-key',
  'if-match',
  'origin',
  'sec-fetch-site',
  'x-site-host',
  'x-viewer-address',
];

const SESSION = '__Host-session';
const parameters = [...new Set(Object.values<Route>(routes).flatMap(({ query }) => query))].sort();

const ttl = { minTtl: Duration.seconds(0), defaultTtl: Duration.seconds(0), maxTtl: Duration.days(365) };
const compressed = { enableAcceptEncodingGzip: true, enableAcceptEncodingBrotli: true };

/** What the edge keeps, and by what: answers of the API by session, so that visitors share one; pages and files by their address. */
export const createCaching = (scope: Construct) => ({
  api: new CachePolicy(scope, 'api-cache', {
    ...ttl,
    ...compressed,
    comment: 'As the answer says, one copy for each session and one for all visitors',
    cookieBehavior: CacheCookieBehavior.allowList(SESSION),
    headerBehavior: CacheHeaderBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...parameters),
  }),
  /** What is stored says how long it may be kept. */
  files: new CachePolicy(scope, 'files-cache', {
    ...ttl,
    ...compressed,
    comment: 'As the object says, by its address alone',
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.none(),
  }),
  toApi: new OriginRequestPolicy(scope, 'to-api', {
    comment: 'What the functions read',
    cookieBehavior: OriginRequestCookieBehavior.none(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...HEADERS),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  }),
});
