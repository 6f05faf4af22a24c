import { DEADLINE_MS, MAX_PAUSE_MS } from '@rombo/functions/deadline';
import { type RouteName, routes } from '@rombo/shared/contract/routes';

/** Functions that check a password: bcrypt takes a whole processor for a third of a second. */
const COMPUTING: RouteName[] = [
  'login',
  'changePassword',
  'endSession',
  'endSessions',
  'startSecondFactor',
  'removeSecondFactor',
];

/** Megabytes of a route's function; measured as processor time to a first response. */
export function memoryOf(name: RouteName): number {
  if (COMPUTING.includes(name)) return 1769;
  // A list of ten thousand products is fifteen megabytes of JSON: a quarter of a processor would not read it within the deadline.
  if (name === 'listProducts' || name === 'listAdminProducts') return 1769;
  // Forms with files are held in memory twice, and the largest picture takes 700 MB and a whole processor while it is decoded.
  return routes[name].body?.kind === 'multipart' ? 1769 : 512;
}

/** Allowance for a cold start and the last log line, in milliseconds. */
const SPARE = { small: 7500, withPictures: 5500 };

/** Timeout of a route's function in milliseconds: its deadline, decoding of a form's pictures, and allowance for a cold start. */
export const timeoutOf = (name: RouteName): number =>
  routes[name].body?.kind === 'multipart' ? DEADLINE_MS + MAX_PAUSE_MS + SPARE.withPictures : DEADLINE_MS + SPARE.small;
