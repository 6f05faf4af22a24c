import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { resourcesOf } from '../test/resources.ts';
import { createCaching } from './caching.ts';

const stack = new Stack(new App());
createCaching(stack);
const policies = Object.entries(resourcesOf(Template.fromStack(stack), 'AWS::CloudFront::CachePolicy'));
const policyOf = (name: string) =>
  policies.find(([id]) => id.startsWith(`${name}cache`))?.[1].Properties.CachePolicyConfig;

test('everything is kept as long as it says itself, and not at all where it says nothing', () => {
  expect(policies).toHaveLength(4);
  for (const [, { Properties }] of policies) {
    expect(Properties.CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 365 * 24 * 60 * 60 });
  }
});

test.each([
  ['api', ['__Host-session'], [], ['cursor', 'status'], true],
  [
    'pages',
    ['__Host-session'],
    ['x-site-language'],
    ['category', 'subcategory', 'page', 'fits', 'q', 'p', 'slug'],
    true,
  ],
  ['files', [], [], [], true],
  ['media', [], [], [], false],
])(
  'a copy of %s is found by the cookies %j, the headers %j, the queries %j, and its encoding: %j',
  (name, Cookies, headers, queries, encoded) => {
    const listed = (kind: string, list: string, values: string[]) =>
      values.length === 0 ? { [`${kind}Behavior`]: 'none' } : { [`${kind}Behavior`]: 'whitelist', [list]: values };
    expect(policyOf(name).ParametersInCacheKeyAndForwardedToOrigin).toEqual({
      CookiesConfig: listed('Cookie', 'Cookies', Cookies),
      HeadersConfig: listed('Header', 'Headers', headers),
      QueryStringsConfig: listed('QueryString', 'QueryStrings', queries),
      EnableAcceptEncodingBrotli: encoded,
      EnableAcceptEncodingGzip: encoded,
    });
  },
);
