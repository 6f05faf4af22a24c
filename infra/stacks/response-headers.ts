import { contentSecurityPolicy, decoderPolicy } from '@rombo/shared/contract/content-security-policy';
import { Duration } from 'aws-cdk-lib';
import { type HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';

type Options = Pick<Partial<Config>, 'hstsSubdomains' | 'password'>;

/** The headers that the distribution puts on every answer, on AWS and on one machine; `uploadOrigin` is where files are sent. */
export const securityHeaders = (uploadOrigin: string, { hstsSubdomains, password }: Options = {}) => ({
  'content-security-policy': contentSecurityPolicy(uploadOrigin),
  'strict-transport-security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(password && { 'x-robots-tag': 'noindex' }),
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
});

/** The same for the script of the worker that decodes HEIC photos. */
export const decoderHeaders = (...options: Parameters<typeof securityHeaders>) => ({
  ...securityHeaders(...options),
  'content-security-policy': decoderPolicy,
});

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
