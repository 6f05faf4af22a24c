import { contentSecurityPolicy, decoderPolicy } from '@rombo/shared/contract/content-security-policy';
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
