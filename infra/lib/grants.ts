import { keys, partitions } from '@rombo/functions/data/keys';
import type { RouteName } from '@rombo/shared/routes';

type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';
type FileAction = 'GetObject' | 'PutObject' | 'DeleteObject';

/** What a function may do with the items of one partition; `*` in its name stands for anything. */
export interface TableGrant {
  partition: string;
  actions: TableAction[];
}

/** What a function may do with the objects under one prefix of the bucket. */
export interface FileGrant {
  prefix: string;
  actions: FileAction[];
}

/** Everything that a function may do besides writing its log and its traces. */
export interface Grant {
  table: TableGrant[];
  files?: FileGrant[];
  /** True for whoever signs or checks sessions. */
  signingKeys?: true;
}

const items = (partition: string, ...actions: TableAction[]): TableGrant => ({ partition, actions });
const files = (prefix: string, ...actions: FileAction[]): FileGrant => ({ prefix, actions });

const any = '*';
const settings = keys.setting(any).pk;
const users = keys.user(any).pk;
const sessions = keys.session(any).pk;
const claims = keys.idempotency(any, any).pk;
const throttle = (action: string) => keys.throttle(action, any, 0).pk;

/** A signed-in administrator's function, whatever else it may. */
const admin = (grant: Partial<Grant>): Grant => ({
  ...grant,
  table: [items(sessions, 'GetItem'), ...(grant.table ?? [])],
  signingKeys: true,
});

const createOnce = items(claims, 'GetItem', 'PutItem', 'DeleteItem');
const takeUploads = (purpose: string) => files(`uploads/${purpose}/`, 'GetObject', 'DeleteObject');
const keepMedia = (folder: string) => files(`media/${folder}/`, 'PutObject', 'DeleteObject');
const productFiles = [takeUploads('product-image'), takeUploads('technical-sheet'), keepMedia('products')];
const slideFiles = [takeUploads('slide-image'), keepMedia('slides')];

/** What each route's function may do, and nothing more: a route that is missing here does not compile. */
export const grants: Record<RouteName, Grant> = {
  sendContact: {
    table: [createOnce, items(partitions.contacts, 'GetItem', 'PutItem'), items(throttle('contact'), 'UpdateItem')],
  },
  login: {
    table: [items(users, 'GetItem'), items(sessions, 'PutItem'), items(throttle('login'), 'UpdateItem', 'DeleteItem')],
    signingKeys: true,
  },
  logout: { table: [items(sessions, 'DeleteItem')], signingKeys: true },
  getUser: admin({}),
  getSetting: { table: [items(settings, 'GetItem')] },
  saveSetting: admin({ table: [items(settings, 'PutItem')] }),
  listProducts: { table: [items(partitions.products, 'Query')] },
  createProduct: admin({
    table: [createOnce, items(partitions.products, 'GetItem', 'PutItem')],
    files: productFiles,
  }),
  updateProduct: admin({ table: [items(partitions.products, 'GetItem', 'PutItem')], files: productFiles }),
  deleteProduct: admin({
    table: [items(partitions.products, 'GetItem', 'DeleteItem')],
    files: [files('media/products/', 'DeleteObject')],
  }),
  listSlides: admin({ table: [items(partitions.slides, 'Query')] }),
  listActiveSlides: { table: [items(partitions.slides, 'Query')] },
  createSlide: admin({ table: [createOnce, items(partitions.slides, 'GetItem', 'PutItem')], files: slideFiles }),
  updateSlide: admin({ table: [items(partitions.slides, 'GetItem', 'PutItem')], files: slideFiles }),
  deleteSlide: admin({
    table: [items(partitions.slides, 'GetItem', 'DeleteItem')],
    files: [files('media/slides/', 'DeleteObject')],
  }),
  listContacts: admin({ table: [items(partitions.contacts, 'Query')] }),
  deleteContact: admin({ table: [items(partitions.contacts, 'DeleteItem')] }),
  createUploads: admin({ files: [files('uploads/', 'PutObject')] }),
};
