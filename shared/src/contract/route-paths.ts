import { keysOf } from './keys-of.ts';
import { fillPath } from './pages.ts';
import type { Method } from './route.ts';
import { visitorRoutePaths } from './visitor-route-paths.ts';

export const routePaths = {
  ...visitorRoutePaths,
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
  createProduct: ['POST', '/api/products'],
  updateProduct: ['PUT', '/api/products/{id}'],
  deleteProduct: ['DELETE', '/api/products/{id}'],
  changeProducts: ['PATCH', '/api/admin/products'],
  orderProducts: ['PUT', '/api/admin/products/order'],
  listAdminProducts: ['GET', '/api/admin/products'],
  getAdminProduct: ['GET', '/api/admin/products/{id}'],
  duplicateProduct: ['POST', '/api/admin/products/{id}/duplicate'],
  createPreview: ['POST', '/api/admin/products/{id}/preview'],
  listPreviews: ['GET', '/api/admin/products/{id}/previews'],
  endPreview: ['DELETE', '/api/admin/products/{id}/previews/{preview}'],
  listVersions: ['GET', '/api/admin/products/{id}/versions'],
  restoreVersion: ['POST', '/api/admin/products/{id}/versions/{version}/restore'],
  listTrash: ['GET', '/api/admin/trash'],
  restoreFromTrash: ['POST', '/api/admin/trash/{id}/restore'],
  deleteFromTrash: ['DELETE', '/api/admin/trash/{id}'],
  listSlides: ['GET', '/api/slides'],
  createSlide: ['POST', '/api/slides'],
  updateSlide: ['PUT', '/api/slides/{id}'],
  deleteSlide: ['DELETE', '/api/slides/{id}'],
  orderSlides: ['PUT', '/api/admin/slides/order'],
  listSlideVersions: ['GET', '/api/admin/slides/{id}/versions'],
  restoreSlideVersion: ['POST', '/api/admin/slides/{id}/versions/{version}/restore'],
  createDealer: ['POST', '/api/dealers'],
  updateDealer: ['PUT', '/api/dealers/{id}'],
  deleteDealer: ['DELETE', '/api/dealers/{id}'],
  listDealerVersions: ['GET', '/api/admin/dealers/{id}/versions'],
  restoreDealerVersion: ['POST', '/api/admin/dealers/{id}/versions/{version}/restore'],
  listAdminResults: ['GET', '/api/admin/results'],
  createResult: ['POST', '/api/results'],
  updateResult: ['PUT', '/api/results/{id}'],
  deleteResult: ['DELETE', '/api/results/{id}'],
  listResultVersions: ['GET', '/api/admin/results/{id}/versions'],
  restoreResultVersion: ['POST', '/api/admin/results/{id}/versions/{version}/restore'],
  listAdminNews: ['GET', '/api/admin/news'],
  createNews: ['POST', '/api/news'],
  updateNews: ['PUT', '/api/news/{id}'],
  deleteNews: ['DELETE', '/api/news/{id}'],
  listNewsVersions: ['GET', '/api/admin/news/{id}/versions'],
  restoreNewsVersion: ['POST', '/api/admin/news/{id}/versions/{version}/restore'],
  updateCompany: ['PUT', '/api/admin/company'],
  listCompanyVersions: ['GET', '/api/admin/company/versions'],
  restoreCompanyVersion: ['POST', '/api/admin/company/versions/{version}/restore'],
  listContacts: ['GET', '/api/admin/contacts'],
  exportContacts: ['GET', '/api/admin/contacts.csv'],
  updateContact: ['PATCH', '/api/admin/contacts/{id}'],
  deleteContact: ['DELETE', '/api/admin/contacts/{id}'],
  getReplyTemplates: ['GET', '/api/admin/reply-templates'],
  saveReplyTemplates: ['PUT', '/api/admin/reply-templates'],
  getSiteUsage: ['GET', '/api/admin/usage'],
  createUploads: ['POST', '/api/uploads'],
  getHealth: ['GET', '/api/health'],
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;

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
