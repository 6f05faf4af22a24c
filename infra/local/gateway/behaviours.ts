import { isRenderedFile, matchPage } from '@rombo/shared/pages';
import { ownPath } from '../../common/fallback-status.ts';

/** Origin of a path: the API document, the API, the object store, hashed assets, other files, or pages. */
export type Behaviour = 'openapi' | 'api' | 'media' | 'assets' | 'files' | 'pages';

/** The distribution's behaviours, the first that fits wins, as on AWS. */
const behaviours: [start: string, Behaviour][] = [
  ['/api/openapi.json', 'openapi'],
  ['/api/', 'api'],
  ['/media/', 'media'],
  ['/assets/', 'assets'],
];

export const behaviourOf = (path: string): Behaviour =>
  behaviours.find(([start]) => (start.endsWith('/') ? path.startsWith(start) : path === start))?.[1] ??
  (path.includes('.') && !isRenderedFile(path) && matchPage(ownPath(path))?.page !== 'product' ? 'files' : 'pages');
