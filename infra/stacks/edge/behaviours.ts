import { contentSecurityPolicy, DECODER_ADDRESS, decoderPolicy } from '@rombo/shared/contract/content-security-policy';
import { renderedFiles } from '@rombo/shared/contract/pages';
import type { Config } from '../../config.ts';
import type { cacheRules } from '../cache-rules.ts';
import type { EdgeFile } from './edge-code.ts';
import { itemAddresses } from './edge-constants.ts';

/** An origin of the edge: the API, a function by name, or a bucket. */
export type EdgeOrigin = 'api' | 'render-page' | 'transform-image' | 'files' | 'media';

export interface EdgeBehaviour {
  /** Path pattern: `*` matches any text, `?` any character. */
  path: string;
  rule: keyof typeof cacheRules;
  /** Primary origin, and the one to use if the first responds with a `failover` status. */
  origins: readonly [first: EdgeOrigin, next?: EdgeOrigin];
  failover?: readonly number[];
  /** Edge functions before and after the cache. */
  before: Exclude<EdgeFile, 'set-status'>;
  after?: 'set-status';
  /** True for pictures, whose format depends on the accepted ones. */
  variesByAccept?: true;
}

/** Statuses of the bucket for a missing picture. */
const NO_PICTURE = [403, 404];
/**
 * Statuses after which the static page from the bucket is served: 403 for a refused call of the function's URL, 429 for a throttled
 * function, 503 for an unreachable origin, 504 for a slow one. A 503 of the function itself is in a header instead (`x-page-status`).
 */
const PAGE_FAILED = [403, 429, 500, 502, 503, 504];

const files = { rule: 'files', origins: ['files'], before: 'size-picture' } as const;
const rendered = { rule: 'pages', before: 'normalize-request', after: 'set-status' } as const;
const pages = { ...rendered, origins: ['render-page', 'files'], failover: PAGE_FAILED } as const;

/** Behaviours in order of precedence, the default last. The site stack and the local gateway are built from them. */
export const behaviours: readonly EdgeBehaviour[] = [
  { path: '/api/openapi.json', ...files },
  { path: '/api/*', rule: 'api', origins: ['api'], before: 'identify-viewer' },
  {
    path: '/media/*',
    rule: 'media',
    origins: ['media', 'transform-image'],
    failover: NO_PICTURE,
    before: 'size-picture',
    variesByAccept: true,
  },
  { path: `${DECODER_ADDRESS}*`, ...files },
  { path: '/assets/pictures-*', ...files, variesByAccept: true },
  { path: '/assets/*', ...files },
  // No failover: a crawler retries after an error, but accepts a 404.
  ...renderedFiles.map((path): EdgeBehaviour => ({ path, ...rendered, origins: ['render-page'] })),
  // Before other names with a dot. The `?` requires a slug: without one, the path is the catalogue.
  ...itemAddresses.map((address) => ({ path: address.replace('{slug}', '?*'), ...pages })),
  // Other names with a dot are not pages.
  { path: '*.*', ...files },
  { path: '*', ...pages },
];

/** Response headers of a behaviour. `uploadOrigin` is where browsers upload files. */
export const responseHeadersOf = (
  { path, variesByAccept }: EdgeBehaviour,
  uploadOrigin: string,
  { hstsSubdomains, password }: Pick<Partial<Config>, 'hstsSubdomains' | 'password'> = {},
) => ({
  'content-security-policy': path.startsWith(DECODER_ADDRESS) ? decoderPolicy : contentSecurityPolicy(uploadOrigin),
  'strict-transport-security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Mails embed pictures, which web mail shows on its own pages.
  'cross-origin-resource-policy': variesByAccept ? 'cross-origin' : 'same-origin',
  ...(variesByAccept && { vary: 'Accept' }),
  ...(password && { 'x-robots-tag': 'noindex' }),
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
});

/** The only one of these headers that a response may override. */
export const OWN_HEADER = 'content-security-policy';
