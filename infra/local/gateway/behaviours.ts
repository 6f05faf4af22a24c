import { isRenderedFile, matchPage, pages } from '@rombo/shared/pages';

/** What answers a path: the API's document, the API, the object store, the site's hashed files, or its pages and other files. */
export type Behaviour = 'openapi' | 'api' | 'media' | 'assets' | 'pages';

/** The distribution's behaviours, the first that fits wins, as on AWS. */
const behaviours: [start: string, Behaviour][] = [
  ['/api/openapi.json', 'openapi'],
  ['/api/', 'api'],
  ['/media/', 'media'],
  ['/assets/', 'assets'],
];

export const behaviourOf = (path: string): Behaviour =>
  behaviours.find(([start]) => (start.endsWith('/') ? path.startsWith(start) : path === start))?.[1] ?? 'pages';

/** True for the address of one of the site's own files: what has a dot in its name is no page, unless it is rendered as they are. */
export const isFile = (path: string): boolean => path.includes('.') && !isRenderedFile(path);

const italian = (path: string): string => path.replace(/^\/en(?=\/|$)/, '').replace(/(?<=[^/])\/$/, '') || '/';

const known = new Set<string>(Object.values(pages));

/** True for the address of a page of the site, in Italian or, under `/en`, in English. */
export const isPage = (path: string): boolean => known.has(italian(path));

/** True for what no file stands in for when it cannot be rendered. */
export const hasNoFile = (path: string): boolean =>
  isRenderedFile(path) || matchPage(italian(path))?.page === 'product';
