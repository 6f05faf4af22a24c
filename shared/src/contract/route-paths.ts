import { keysOf } from './keys-of.ts';
import {
  capitalized,
  isOrdered,
  kinds,
  type ListedKind,
  listedKinds,
  type OrderedKind,
  type PlainlyListedKind,
  type PluralOf,
} from './kinds.ts';
import { fillPath } from './pages.ts';
import { resetRoutePaths } from './reset-route-paths.ts';
import { visitorRoutePaths } from './visitor-route-paths.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The routes that every kind with many items has. */
type KindPaths = { [K in ListedKind as `create${Capitalize<K>}`]: readonly ['POST', `/api/${PluralOf<K>}`] } & {
  [K in ListedKind as `update${Capitalize<K>}`]: readonly ['PUT', `/api/${PluralOf<K>}/{id}`];
} & { [K in ListedKind as `delete${Capitalize<K>}`]: readonly ['DELETE', `/api/${PluralOf<K>}/{id}`] } & {
  [K in ListedKind as `list${Capitalize<K>}Versions`]: readonly ['GET', `/api/admin/${PluralOf<K>}/{id}/versions`];
} & {
  [K in ListedKind as `restore${Capitalize<K>}Version`]: readonly [
    'POST',
    `/api/admin/${PluralOf<K>}/{id}/versions/{version}/restore`,
  ];
} & {
  [K in ListedKind as ExportRoute<K>]: readonly ['GET', `/api/admin/${PluralOf<K>}.csv`];
} & {
  [K in PlainlyListedKind as `listAdmin${Capitalize<PluralOf<K>>}`]: readonly ['GET', `/api/admin/${PluralOf<K>}`];
} & {
  [K in OrderedKind as OrderRoute<K>]: readonly ['PUT', `/api/admin/${PluralOf<K>}/order`];
};
type ExportRoute<K extends ListedKind> = `export${Capitalize<PluralOf<K>>}`;
type OrderRoute<K extends OrderedKind> = `order${Capitalize<PluralOf<K>>}`;

type ListRoute<K extends ListedKind> = {
  [N in K]: (typeof kinds)[N] extends { list: infer Own } ? Own : `listAdmin${Capitalize<PluralOf<N>>}`;
}[K];

/** Names of the routes that every kind with many items has. */
export const routesOf = <K extends ListedKind>(kind: K) => {
  const name = capitalized(kind);
  const { plural, ...facts } = kinds[kind];
  return {
    list: ('list' in facts ? facts.list : `listAdmin${capitalized(plural)}`) as ListRoute<K>,
    create: `create${name}`,
    update: `update${name}`,
    remove: `delete${name}`,
    versions: `list${name}Versions`,
    restoreVersion: `restore${name}Version`,
    export: `export${capitalized(plural)}` as ExportRoute<K>,
  } as const;
};

/** Name of the route that saves the order of a kind. */
export const orderRouteOf = <K extends OrderedKind>(kind: K) =>
  `order${capitalized(kinds[kind].plural)}` as OrderRoute<K>;

function pathsOf(kind: ListedKind) {
  const { list, ...routes } = routesOf(kind);
  const { plural } = kinds[kind];
  return {
    ...(!('list' in kinds[kind]) && { [list]: ['GET', `/api/admin/${plural}`] }),
    ...(isOrdered(kind) && { [orderRouteOf(kind)]: ['PUT', `/api/admin/${plural}/order`] }),
    [routes.create]: ['POST', `/api/${plural}`],
    [routes.update]: ['PUT', `/api/${plural}/{id}`],
    [routes.remove]: ['DELETE', `/api/${plural}/{id}`],
    [routes.versions]: ['GET', `/api/admin/${plural}/{id}/versions`],
    [routes.export]: ['GET', `/api/admin/${plural}.csv`],
    [routes.restoreVersion]: ['POST', `/api/admin/${plural}/{id}/versions/{version}/restore`],
  };
}

export const routePaths = {
  ...visitorRoutePaths,
  ...resetRoutePaths,
  ...(Object.assign({}, ...listedKinds.map(pathsOf)) as KindPaths),
  changePassword: ['POST', '/api/password'],
  listSessions: ['GET', '/api/sessions'],
  endSession: ['POST', '/api/sessions/{id}/removal'],
  endSessions: ['POST', '/api/sessions/removal'],
  getSecondFactor: ['GET', '/api/second-factor'],
  startSecondFactor: ['POST', '/api/second-factor'],
  confirmSecondFactor: ['PUT', '/api/second-factor'],
  removeSecondFactor: ['POST', '/api/second-factor/removal'],
  listActivity: ['GET', '/api/activity'],
  saveSetting: ['POST', '/api/settings'],
  changeProducts: ['PATCH', '/api/admin/products'],
  orderProducts: ['PUT', '/api/admin/products/order'],
  listAdminProducts: ['GET', '/api/admin/products'],
  getAdminProduct: ['GET', '/api/admin/products/{id}'],
  duplicateProduct: ['POST', '/api/admin/products/{id}/duplicate'],
  createPreview: ['POST', '/api/admin/products/{id}/preview'],
  listPreviews: ['GET', '/api/admin/products/{id}/previews'],
  endPreview: ['DELETE', '/api/admin/products/{id}/previews/{preview}'],
  createPriceList: ['POST', '/api/admin/price-lists'],
  openPriceList: ['GET', '/api/price-lists/{token}'],
  listTrash: ['GET', '/api/admin/trash'],
  restoreFromTrash: ['POST', '/api/admin/trash/{id}/restore'],
  deleteFromTrash: ['DELETE', '/api/admin/trash/{id}'],
  listSlides: ['GET', '/api/slides'],
  updateCompany: ['PUT', '/api/admin/company'],
  listCompanyVersions: ['GET', '/api/admin/company/versions'],
  restoreCompanyVersion: ['POST', '/api/admin/company/versions/{version}/restore'],
  listContacts: ['GET', '/api/admin/contacts'],
  exportContacts: ['GET', '/api/admin/contacts.csv'],
  updateContact: ['PATCH', '/api/admin/contacts/{id}'],
  deleteContact: ['DELETE', '/api/admin/contacts/{id}'],
  getReplyTemplates: ['GET', '/api/admin/reply-templates'],
  saveReplyTemplates: ['PUT', '/api/admin/reply-templates'],
  listVisits: ['GET', '/api/admin/visits'],
  getSiteUsage: ['GET', '/api/admin/usage'],
  createArchive: ['POST', '/api/admin/archives'],
  listArchives: ['GET', '/api/admin/archives'],
  createExport: ['POST', '/api/admin/exports'],
  createImport: ['POST', '/api/admin/imports'],
  applyImport: ['POST', '/api/admin/imports/{id}/apply'],
  undoImport: ['POST', '/api/admin/imports/{id}/undo'],
  createUploads: ['POST', '/api/uploads'],
  getHealth: ['GET', '/api/health'],
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;

export type KindRouteName = keyof KindPaths | ListRoute<ListedKind>;
export type RouteName = keyof typeof routePaths;
export const routeNames = keysOf(routePaths);

type PathParameters<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;

export type Parameters<N extends RouteName> = Record<PathParameters<(typeof routePaths)[N][1]>, string>;

export const pathOf = <N extends RouteName>(name: N, parameters: Parameters<N>): string =>
  fillPath(routePaths[name][1], parameters);

/** Returns a route's name in kebab-case, which names its handler file, bundle folder and function. */
export const fileName = (name: RouteName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
