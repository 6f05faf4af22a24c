import { Duration } from 'aws-cdk-lib';
import { type HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { securityHeaders } from './security-headers.ts';

const TWO_YEARS = Duration.days(730);

/** The headers of `security-headers.ts` on every answer. A page that brings a content security policy of its own keeps it. */
export function responseHeaders(
  scope: Construct,
  id: string,
  headers: ReturnType<typeof securityHeaders>,
): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy,
    'strict-transport-security': transport,
    'x-content-type-options': _,
    'referrer-policy': referrerPolicy,
    ...custom
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
      customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
    },
    removeHeaders: ['server', 'x-amz-apigw-id', 'x-amzn-trace-id'],
  });
}
