import { DEADLINE_MS, MAX_PAUSE_MS } from '@rombo/functions/deadline';
import { type RouteName, routes } from '@rombo/shared/contract/routes';

/** Allowance for a cold start and the last log line, in milliseconds. */
const SPARE = { small: 7500, withPictures: 5500 };

/** Milliseconds that a route's function may take: its deadline, of a form the decoding of its pictures, and the rest for a cold start. */
export const timeoutOf = (name: RouteName): number =>
  routes[name].body?.kind === 'multipart' ? DEADLINE_MS + MAX_PAUSE_MS + SPARE.withPictures : DEADLINE_MS + SPARE.small;
