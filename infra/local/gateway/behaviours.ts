import { splitLanguage } from '@rombo/shared/languages';
import { isRenderedFile, matchPage } from '@rombo/shared/pages';

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
  (path.includes('.') && !hasNoFile(path) ? 'files' : 'pages');

/** A page's own path, without the language and without a slash at its end. */
const ownPath = (path: string): string => splitLanguage(path).path.replace(/(?<=[^/])\/$/, '');

/** True for the name that the edge gives to every address of no page; the bucket's object of that name says 404 too. */
export const isMissing = (path: string): boolean => ownPath(path) === '/404';

/** True for what no file stands in for when it cannot be rendered. */
export const hasNoFile = (path: string): boolean =>
  isRenderedFile(path) || matchPage(ownPath(path))?.page === 'product';
