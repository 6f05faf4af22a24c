import { DEADLINE_MS, LONG_DEADLINE_MS, RESPONSE_MS } from '@rombo/functions/time-limits';
import { type RouteName, routes } from '@rombo/shared/contract/routes';

/** Functions that check a password: bcrypt uses a full vCPU for a third of a second. */
const COMPUTING: RouteName[] = [
  'login',
  'changePassword',
  'resetPassword',
  'endSession',
  'endSessions',
  'startSecondFactor',
  'removeSecondFactor',
];

/** Memory of a route's function in megabytes, chosen by measuring CPU time to the first response. */
export function memoryOf(name: RouteName): number {
  if (COMPUTING.includes(name)) return 1769;
  // 10,000 products are 15 MB of JSON, which a quarter of a vCPU cannot read within the deadline.
  if (name === 'listProducts' || name === 'listAdminProducts' || name === 'exportProducts') return 1769;
  // Forms with files are held in memory twice; decoding the largest picture takes 700 MB and a full vCPU.
  return isLong(name) ? 1769 : 512;
}

/** True for functions that need sharp, and time for it. */
export const decodesPictures = (name: RouteName): boolean =>
  routes[name].body?.kind === 'multipart' || name === 'createPriceList' || name === 'applyImport';

/** A zip of 50 MB is held in memory, as are its files. */
const isLong = (name: RouteName): boolean => decodesPictures(name) || name === 'createExport';

/** Timeout of a route's function in milliseconds. A request is aborted before it. */
export const timeoutOf = (name: RouteName): number => (isLong(name) ? LONG_DEADLINE_MS : DEADLINE_MS) + RESPONSE_MS;
