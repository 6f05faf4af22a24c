import type { Route } from '@rombo/shared/route';
import type { Event } from './types.ts';

/** How long the edge may keep a public answer, in seconds, should a purge ever be lost. */
const EDGE_SECONDS = 3600;

/** What an answer says that the edge may keep for all visitors, and their browsers for none without asking. */
export const SHARED = `public, max-age=0, s-maxage=${EDGE_SECONDS}`;

/** Whether visitors may share the answer: a public one, to somebody without a session. */
export const isShared = ({ cache }: Pick<Route, 'cache'>, { headers }: Event): boolean =>
  cache === 'edge' && !headers.cookie?.includes('__Host-session=');
