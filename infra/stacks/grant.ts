import { keys, partitions } from '@rombo/functions/data/keys';

type TableAction = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';
type FileAction = 'GetObject' | 'GetObjectVersion' | 'PutObject' | 'DeleteObject';

/** Permissions of a function on the items of one partition; `*` in its name is a wildcard. */
export interface TableGrant {
  partition: string;
  actions: TableAction[];
}

/** Permissions of a function on the objects under one prefix of the bucket. */
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
  /** True for whoever seals or opens the secret of an authenticator app. */
  sealKeys?: true;
}

/** Rights to the items of a partition. Deletion includes reading: a repeated deletion whose response was lost checks whether the item is gone. */
export const items = (partition: string, ...actions: TableAction[]): TableGrant => ({
  partition,
  actions: actions.includes('DeleteItem') ? [...new Set<TableAction>(['GetItem', ...actions])] : actions,
});
/** Rights to the objects under a prefix. */
export const files = (prefix: string, ...actions: FileAction[]): FileGrant => ({ prefix, actions });

const any = '*';
export const readOrder = items(partitions.productOrders, 'Query');
export const slugs = keys.slug(any).pk;
const related = keys.related(any, any, []).pk;
const parts = keys.part(any, any).pk;
const codes = keys.code(any).pk;
/** Cards and outline of a product, and the version of the catalogue. */
export const relatedCards = [
  ...[related, parts, codes, partitions.outlines].map((partition) => items(partition, 'PutItem', 'DeleteItem')),
  items(partitions.catalogue, 'UpdateItem'),
];
/** Reads what lists of visitors need of each product. */
export const readCatalogue = [
  items(partitions.catalogue, 'GetItem'),
  items(partitions.outlines, 'Query'),
  items(partitions.products, 'Query', 'BatchGetItem'),
  readOrder,
];
export const settings = keys.setting(any).pk;
export const replyTemplates = keys.replyTemplates().pk;
export const users = keys.user(any).pk;
export const sessions = keys.session(any).pk;
const claims = keys.idempotency(any, any).pk;
export const failedSignIns = keys.failedSignIns(0).pk;
export const log = items(partitions.activity, 'PutItem');
export const throttle = (action: string) => keys.throttle(action, any, 0).pk;

/** Whoever asks for a password counts how often. */
export const checkPassword = [
  items(users, 'GetItem', 'UpdateItem'),
  items(throttle('password'), 'UpdateItem', 'DeleteItem'),
];
export const checkCode = items(throttle('code'), 'UpdateItem', 'DeleteItem');

const claimSlug = items(slugs, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem');
/** Saves a product with its addresses, its cards and the time of its publication. */
export const saveProduct = [
  items(partitions.publications, 'PutItem'),
  claimSlug,
  ...relatedCards,
  items(partitions.products, 'GetItem', 'PutItem'),
];
/** Reads a product by its address, with the other products of its page. */
export const readDetails = [
  items(partitions.previews, 'GetItem'),
  items(slugs, 'GetItem'),
  items(related, 'Query'),
  items(parts, 'Query'),
  items(codes, 'BatchGetItem'),
];
export const lookUpProducts = items(partitions.products, 'BatchGetItem');
export const keepVersion = items(partitions.versions, 'PutItem');
/** Reads a slide with the order of slides, and saves it. */
export const saveSlide = items(partitions.slides, 'GetItem', 'BatchGetItem', 'PutItem');
export const noteHiddenFiles = items(keys.hiddenFiles().pk, 'PutItem');
export const fillTrash = items(partitions.trash, 'PutItem', 'UpdateItem', 'DeleteItem');
export const createOnce = items(claims, 'GetItem', 'PutItem', 'DeleteItem');
export const announced = keys.uploads(any).pk;
export const returnUploads = items(announced, 'UpdateItem');
const takeUploads = (purpose: string) => files(`uploads/${purpose}/`, 'GetObject', 'DeleteObject');
const keepMedia = (folder: string) => files(`media/${folder}/`, 'PutObject', 'DeleteObject');
export const productFiles = [
  takeUploads('product-image'),
  takeUploads('technical-sheet'),
  takeUploads('exploded-view'),
  keepMedia('products'),
];
export const slideFiles = [takeUploads('slide-image'), keepMedia('slides')];
