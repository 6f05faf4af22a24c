/** The hash of an empty style element: styled-components adds its rules to one through the CSSOM, which the policy leaves alone. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const policy = (uploadOrigin: string) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${EMPTY_STYLE}`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': `'self' ${uploadOrigin}`,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** The headers that the distribution puts on every answer, on AWS and on one machine; `uploadOrigin` is where files are sent. */
export const securityHeaders = (uploadOrigin: string) => ({
  'content-security-policy': policy(uploadOrigin),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
