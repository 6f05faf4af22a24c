import { partitions } from '@rombo/functions/data/keys';
import type { RouteName } from '@rombo/shared/contract/routes';
import {
  announced,
  checkCode,
  checkPassword,
  createOnce,
  failedSignIns,
  files,
  fillTrash,
  type Grant,
  items,
  keepVersion,
  log,
  lookUpProducts,
  noteHiddenFiles,
  productFiles,
  readCatalogue,
  readDetails,
  readOrder,
  relatedCards,
  replyTemplates,
  returnUploads,
  saveProduct,
  saveSlide,
  sessions,
  settings,
  slideFiles,
  slugs,
  throttle,
  users,
} from './grant.ts';

/** A signed-in administrator's function, whatever else it may. */
const admin = (grant: Partial<Grant>): Grant => ({
  ...grant,
  table: [items(sessions, 'GetItem', 'UpdateItem'), ...(grant.table ?? [])],
  signingKeys: true,
});

/** Such a function that changes something or asks for the password: what was changed, and who did not know it, is noted. */
const adminChange = (grant: Partial<Grant>): Grant => admin({ ...grant, table: [log, ...(grant.table ?? [])] });

/** Permissions of each route's function. A missing route does not compile. */
export const grants: Record<RouteName, Grant> = {
  sendContact: {
    table: [
      createOnce,
      items(partitions.contacts, 'GetItem', 'PutItem'),
      items(throttle('contact'), 'UpdateItem'),
      items(partitions.products, 'GetItem'),
    ],
  },
  login: {
    table: [
      items(partitions.activity, 'PutItem', 'DeleteItem'),
      items(failedSignIns, 'GetItem', 'UpdateItem'),
      items(users, 'GetItem', 'UpdateItem'),
      items(sessions, 'PutItem', 'DeleteItem'),
      items(throttle('login'), 'UpdateItem', 'DeleteItem'),
      items(throttle('login-device'), 'UpdateItem', 'DeleteItem'),
      items(throttle('login-address'), 'UpdateItem'),
      items(throttle('login-account'), 'UpdateItem'),
      checkCode,
    ],
    signingKeys: true,
    sealKeys: true,
  },
  logout: { table: [log, items(sessions, 'DeleteItem')], signingKeys: true },
  getUser: admin({}),
  changePassword: adminChange({ table: [...checkPassword, items(sessions, 'Query', 'DeleteItem')] }),
  listSessions: admin({ table: [items(sessions, 'Query')] }),
  endSession: adminChange({ table: [...checkPassword, items(sessions, 'Query', 'DeleteItem')] }),
  endSessions: adminChange({ table: [...checkPassword, items(sessions, 'Query', 'DeleteItem')] }),
  getSecondFactor: admin({ table: [items(users, 'GetItem')] }),
  startSecondFactor: adminChange({ table: checkPassword, sealKeys: true }),
  confirmSecondFactor: adminChange({
    table: [items(users, 'GetItem', 'UpdateItem'), checkCode, items(sessions, 'Query', 'DeleteItem')],
    sealKeys: true,
  }),
  removeSecondFactor: adminChange({ table: [...checkPassword, checkCode], sealKeys: true }),
  listActivity: admin({ table: [items(partitions.activity, 'Query')] }),
  getHealth: { table: [items(settings, 'GetItem')] },
  getSetting: { table: [items(settings, 'GetItem')] },
  saveSetting: adminChange({ table: [items(settings, 'PutItem')] }),
  getProduct: {
    table: [items(partitions.products, 'GetItem', 'BatchGetItem'), ...readDetails],
  },
  listProducts: {
    table: [
      items(partitions.products, 'Query', 'GetItem', 'BatchGetItem'),
      readOrder,
      items(partitions.catalogue, 'GetItem'),
    ],
  },
  getSearchIndex: { table: readCatalogue },
  createProduct: adminChange({
    table: [createOnce, ...saveProduct, lookUpProducts, returnUploads],
    files: productFiles,
  }),
  updateProduct: adminChange({
    table: [...saveProduct, keepVersion, lookUpProducts, returnUploads, noteHiddenFiles],
    // A stored sheet is read to be copied onto itself under another name, a dropped file to be hidden.
    files: [...productFiles, files('media/products/', 'GetObject'), files('trash/', 'PutObject')],
  }),
  deleteProduct: adminChange({
    table: [
      items(partitions.products, 'GetItem', 'DeleteItem'),
      items(slugs, 'DeleteItem'),
      ...relatedCards,
      fillTrash,
    ],
    files: [files('media/products/', 'GetObject', 'DeleteObject'), files('trash/', 'PutObject')],
  }),
  orderProducts: adminChange({
    table: [
      items(partitions.products, 'Query'),
      items(partitions.productOrders, 'Query', 'GetItem', 'PutItem'),
      items(partitions.catalogue, 'UpdateItem'),
    ],
  }),
  listAdminProducts: admin({ table: [items(partitions.products, 'Query'), readOrder] }),
  getAdminProduct: admin({ table: [items(partitions.products, 'GetItem')] }),
  duplicateProduct: adminChange({
    table: [createOnce, ...saveProduct, items(partitions.products, 'Query'), keepVersion],
    files: [files('media/products/', 'GetObject', 'PutObject', 'DeleteObject')],
  }),
  createPreview: adminChange({ table: [items(partitions.products, 'GetItem'), items(partitions.previews, 'PutItem')] }),
  listPreviews: admin({ table: [items(partitions.previews, 'Query')] }),
  endPreview: adminChange({
    table: [items(partitions.products, 'GetItem'), items(partitions.previews, 'GetItem', 'DeleteItem')],
  }),
  listVersions: admin({ table: [items(partitions.products, 'GetItem'), items(partitions.versions, 'Query')] }),
  listSlideVersions: admin({
    table: [items(partitions.slides, 'BatchGetItem'), items(partitions.slideVersions, 'Query')],
  }),
  listDealerVersions: admin({
    table: [items(partitions.dealers, 'GetItem'), items(partitions.dealerVersions, 'Query')],
  }),
  restoreVersion: adminChange({
    table: [...saveProduct, items(partitions.versions, 'GetItem', 'PutItem'), noteHiddenFiles],
    files: [
      files('media/products/', 'GetObject', 'PutObject', 'DeleteObject'),
      files('trash/', 'GetObject', 'PutObject'),
    ],
  }),
  listTrash: admin({
    table: [
      items(partitions.trash, 'Query'),
      items(partitions.products, 'BatchGetItem'),
      items(partitions.slides, 'BatchGetItem'),
    ],
  }),
  restoreFromTrash: adminChange({
    table: [
      items(partitions.trash, 'GetItem', 'DeleteItem'),
      ...saveProduct,
      keepVersion,
      saveSlide,
      items(partitions.slideVersions, 'PutItem'),
    ],
    files: [files('trash/', 'GetObject'), files('media/', 'PutObject')],
  }),
  deleteFromTrash: adminChange({
    table: [
      items(partitions.trash, 'GetItem', 'DeleteItem'),
      items(partitions.versions, 'Query', 'DeleteItem'),
      items(partitions.slideVersions, 'Query', 'DeleteItem'),
    ],
    files: [files('trash/', 'DeleteObject')],
  }),
  listSlides: admin({ table: [items(partitions.slides, 'Query')] }),
  listActiveSlides: { table: [items(partitions.slides, 'Query')] },
  createSlide: adminChange({
    table: [createOnce, returnUploads, saveSlide],
    files: slideFiles,
  }),
  updateSlide: adminChange({
    table: [returnUploads, saveSlide, items(partitions.slideVersions, 'PutItem'), noteHiddenFiles],
    files: [...slideFiles, files('media/slides/', 'GetObject'), files('trash/', 'PutObject')],
  }),
  orderSlides: adminChange({ table: [items(partitions.slides, 'Query', 'GetItem', 'PutItem')] }),
  restoreSlideVersion: adminChange({
    table: [saveSlide, items(partitions.slideVersions, 'GetItem', 'PutItem'), noteHiddenFiles],
    files: [
      files('media/slides/', 'GetObject', 'PutObject', 'DeleteObject'),
      files('trash/', 'GetObject', 'PutObject'),
    ],
  }),
  deleteSlide: adminChange({
    table: [items(partitions.slides, 'BatchGetItem', 'DeleteItem'), fillTrash],
    files: [files('media/slides/', 'GetObject', 'DeleteObject'), files('trash/', 'PutObject')],
  }),
  listDealers: { table: [items(partitions.dealers, 'Query')] },
  createDealer: adminChange({ table: [createOnce, items(partitions.dealers, 'GetItem', 'PutItem')] }),
  updateDealer: adminChange({
    table: [items(partitions.dealers, 'GetItem', 'PutItem'), items(partitions.dealerVersions, 'PutItem')],
  }),
  restoreDealerVersion: adminChange({
    table: [items(partitions.dealers, 'GetItem', 'PutItem'), items(partitions.dealerVersions, 'GetItem', 'PutItem')],
  }),
  deleteDealer: adminChange({ table: [items(partitions.dealers, 'GetItem', 'DeleteItem')] }),
  listContacts: admin({ table: [items(partitions.contacts, 'Query')] }),
  exportContacts: admin({ table: [items(partitions.contacts, 'Query')] }),
  updateContact: admin({ table: [items(partitions.contacts, 'GetItem', 'UpdateItem')] }),
  deleteContact: adminChange({ table: [items(partitions.contacts, 'DeleteItem')] }),
  getReplyTemplates: admin({ table: [items(replyTemplates, 'GetItem')] }),
  saveReplyTemplates: adminChange({ table: [items(replyTemplates, 'PutItem')] }),
  getSiteUsage: admin({ table: [items(partitions.usage, 'Query')] }),
  createUploads: admin({
    table: [items(announced, 'GetItem', 'PutItem', 'UpdateItem')],
    files: [files('uploads/', 'PutObject')],
  }),
};
