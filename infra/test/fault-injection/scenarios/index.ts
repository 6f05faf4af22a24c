import { type RouteName, type Routes, routes } from '@rombo/shared/contract/routes';
import * as v from 'valibot';
import { createDealer, deleteDealer, updateDealer } from './dealers.ts';
import {
  createUploads,
  deleteContact,
  getSetting,
  saveReplyTemplates,
  saveSetting,
  sendContact,
  updateContact,
} from './others.ts';
import {
  createPreview,
  createProduct,
  deleteProduct,
  duplicateProduct,
  endPreview,
  getAdminProduct,
  getProduct,
  listPreviews,
  listProducts,
  orderProducts,
  updateProduct,
} from './products.ts';
import { type Prepare, reading } from './scenario.ts';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './second-factor.ts';
import { changePassword, endSession, endSessions, login, logout } from './sessions.ts';
import { createSlide, deleteSlide, orderSlides, updateSlide } from './slides.ts';
import { deleteFromTrash, restoreFromTrash } from './trash.ts';
import { listVersions, restoreVersion } from './versions.ts';

/** Purpose of a route's calls to the object store: to answer, or to clean up, which may fail unnoticed. */
type StoreUse = 'answer' | 'cleanup' | undefined;

interface ScenarioEntry {
  prepare: Prepare;
  /** Use of the object store; none if absent. */
  objects?: StoreUse;
}

/** The reads that need nothing to be there. */
type Read = { [N in RouteName]: Routes[N] extends { method: 'GET' } ? N : never }[RouteName];

const read =
  (
    name: Exclude<Read, 'getSetting' | 'getProduct' | 'getAdminProduct' | 'listProducts' | `list${string}ersions`>,
  ): Prepare =>
  async ({ admin, visitor }) =>
    reading(
      () => (routes[name].access === 'admin' ? admin : visitor)(name),
      (body) => v.is(routes[name].output, body),
    );

const scenarioTable = {
  createProduct: { prepare: createProduct, objects: 'answer' },
  updateProduct: { prepare: updateProduct, objects: 'answer' },
  deleteProduct: { prepare: deleteProduct, objects: 'cleanup' },
  orderProducts: { prepare: orderProducts },
  createSlide: { prepare: createSlide, objects: 'answer' },
  updateSlide: { prepare: updateSlide, objects: 'answer' },
  deleteSlide: { prepare: deleteSlide, objects: 'cleanup' },
  orderSlides: { prepare: orderSlides },
  createDealer: { prepare: createDealer },
  updateDealer: { prepare: updateDealer },
  deleteDealer: { prepare: deleteDealer },
  sendContact: { prepare: sendContact },
  deleteContact: { prepare: deleteContact },
  updateContact: { prepare: updateContact },
  saveReplyTemplates: { prepare: saveReplyTemplates },
  saveSetting: { prepare: saveSetting },
  login: { prepare: login },
  logout: { prepare: logout },
  endSession: { prepare: endSession },
  endSessions: { prepare: endSessions },
  changePassword: { prepare: changePassword },
  startSecondFactor: { prepare: startSecondFactor },
  confirmSecondFactor: { prepare: confirmSecondFactor },
  removeSecondFactor: { prepare: removeSecondFactor },
  createUploads: { prepare: createUploads },
  getSetting: { prepare: getSetting },
  getHealth: { prepare: read('getHealth') },
  getUser: { prepare: read('getUser') },
  getProduct: { prepare: getProduct },
  listProducts: { prepare: listProducts },
  getSearchIndex: { prepare: read('getSearchIndex') },
  listAdminProducts: { prepare: read('listAdminProducts') },
  getAdminProduct: { prepare: getAdminProduct },
  duplicateProduct: { prepare: duplicateProduct, objects: 'answer' },
  createPreview: { prepare: createPreview },
  listPreviews: { prepare: listPreviews },
  endPreview: { prepare: endPreview },
  listVersions: { prepare: listVersions('product') },
  restoreVersion: { prepare: restoreVersion('product'), objects: 'answer' },
  listSlideVersions: { prepare: listVersions('slide') },
  restoreSlideVersion: { prepare: restoreVersion('slide'), objects: 'answer' },
  listDealerVersions: { prepare: listVersions('dealer') },
  restoreDealerVersion: { prepare: restoreVersion('dealer') },
  listTrash: { prepare: read('listTrash') },
  restoreFromTrash: { prepare: restoreFromTrash, objects: 'answer' },
  deleteFromTrash: { prepare: deleteFromTrash, objects: 'cleanup' },
  listSlides: { prepare: read('listSlides') },
  listActiveSlides: { prepare: read('listActiveSlides') },
  listDealers: { prepare: read('listDealers') },
  listContacts: { prepare: read('listContacts') },
  exportContacts: { prepare: read('exportContacts') },
  getReplyTemplates: { prepare: read('getReplyTemplates') },
  listSessions: { prepare: read('listSessions') },
  getSecondFactor: { prepare: read('getSecondFactor') },
  listActivity: { prepare: read('listActivity') },
  getSiteUsage: { prepare: read('getSiteUsage') },
} satisfies Record<RouteName, ScenarioEntry>;

/** A route that is called while a store has a fault. Every route has a scenario above. */
export type ScenarioRoute = keyof typeof scenarioTable;
export const scenarios: Record<ScenarioRoute, ScenarioEntry> = scenarioTable;
export const scenarioRoutes = Object.keys(scenarioTable) as ScenarioRoute[];
