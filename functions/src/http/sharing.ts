import type { Route } from '@rombo/shared/contract/route';
import type { Event } from './types.ts';

/** Edge cache lifetime of pages and public responses, in seconds; limits the effect of a lost purge. */
const EDGE_SECONDS = 3600;

/** Cache-Control of responses that the edge caches for all visitors and browsers revalidate. */
export const SHARED = `public, max-age=0, s-maxage=${EDGE_SECONDS}`;

/** The same for five minutes: for addresses without number. */
export const SHARED_BRIEFLY = 'public, max-age=0, s-maxage=300';

/** Returns true if the response may be cached for all visitors: a public route, requested without a session. */
export const isShared = ({ cache }: Pick<Route, 'cache'>, { headers }: Event): boolean =>
  cache === 'edge' && !headers.cookie?.includes('__Host-session=');
