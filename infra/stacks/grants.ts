import { ARCHIVE_REQUESTS, ARCHIVES } from '@rombo/functions/backup/archives';
import { catalogueIndex, keys, partitions } from '@rombo/functions/data/keys';
import { isOrdered, type KindName, kinds, type ListedKind, listedKinds } from '@rombo/shared/contract/kinds';
import { collections, type KindRouteName, orderRouteOf, type RouteName, routesOf } from '@rombo/shared/contract/routes';

type TableAction = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';
type FileAction = 'GetObject' | 'GetObjectVersion' | 'PutObject' | 'DeleteObject';

/** Permissions of a function on the items of one partition; `*` in its name is a wildcard. */
export interface TableGrant {
  partition: string;
  actions: TableAction[];
  /** The index that the partition is in, if it is not in the table. */
  index?: string;
}

export interface FileGrant {
  prefix: string;
  actions: FileAction[];
}

/** Permissions of a function besides its log and traces. */
export interface Grant {
  table: TableGrant[];
  files?: FileGrant[];
  /** True for functions that sign or check sessions. */
  signingKeys?: true;
  /** True for functions that seal or open the secret of an authenticator app. */
  sealKeys?: true;
}

/** Access to the items of a partition. Deletion includes reading: a repeated deletion checks whether the item is gone. */
export const items = (partition: string, ...actions: TableAction[]): TableGrant => ({
  partition,
  actions: actions.includes('DeleteItem') ? [...new Set<TableAction>(['GetItem', ...actions])] : actions,
});
export const files = (prefix: string, ...actions: FileAction[]): FileGrant => ({ prefix, actions });

const any = '*';
export const formerVersions = (kind: ListedKind, ...actions: TableAction[]) =>
  items(keys.version(kinds[kind].partition, any, 0).pk, ...actions);
export const allVersioned = (...actions: TableAction[]) =>
  listedKinds.map((kind) => items(kinds[kind].partition, ...actions));
export const allFormerVersions = (...actions: TableAction[]) =>
  listedKinds.map((kind) => formerVersions(kind, ...actions));

const readOrder = items(partitions.productOrders, 'Query');
/** Reads the cards of all products, or the products themselves while some have no card. */
const readCards: TableGrant[] = [
  { partition: partitions.catalogue, actions: ['Query'], index: catalogueIndex.name },
  items(partitions.products, 'Query'),
];
export const readCatalogue = [...readCards, readOrder];
export const settings = keys.setting(any).pk;
const replyTemplates = keys.replyTemplates().pk;
const users = keys.user(any).pk;
export const sessions = keys.session(any).pk;
const claims = keys.idempotency(any, any).pk;
const log = items(partitions.activity, 'PutItem');
const throttle = (action: string) => keys.throttle(action, any, 0).pk;

const checkCode = items(throttle('code'), 'UpdateItem', 'DeleteItem');

/** Replies to visitors if the owner wants it, and issues the token of a password reset. */
export const mailing = [items(settings, 'GetItem'), items(throttle('reply'), 'UpdateItem'), items(users, 'UpdateItem')];

/** Reads a product by slug, with the other products on its page. */
export const readDetails = [
  items(partitions.previews, 'GetItem'),
  items(partitions.productSlugs, 'GetItem'),
  items(partitions.results, 'Query'),
  items(partitions.guides, 'Query'),
  ...readCards,
];
const lookUpProducts = items(partitions.products, 'BatchGetItem');
const storeFormerVersion = items(partitions.productVersions, 'PutItem');
const noteHiddenFiles = items(keys.hiddenFiles().pk, 'PutItem');
/** Moves an entity to the trash; `markTrash` notes that its files are hidden. */
const fillTrash = items(partitions.trash, 'PutItem', 'DeleteItem');
const markTrash = items(partitions.trash, 'UpdateItem');
const createOnce = items(claims, 'GetItem', 'PutItem', 'DeleteItem');
const countUploads = items(throttle('uploads'), 'UpdateItem');
/** Moves uploads to the files of a kind. */
const storeFiles = (kind: KindName): FileGrant[] => [
  ...Object.keys(kinds[kind].uploads).map((purpose) => files(`uploads/${purpose}/`, 'GetObject', 'DeleteObject')),
  files(`media/${kinds[kind].plural}/`, 'PutObject', 'DeleteObject'),
];
/** Reads results, news or slides with the products that they refer to. */
const readNamed = (partition: string) => [items(partition, 'Query'), lookUpProducts];
const readResults = readNamed(partitions.results);
const readNews = readNamed(partitions.news);
/** Hides unreferenced files of a folder. */
const hideFiles = (folder: string) => [
  files(`media/${folder}/`, 'GetObject', 'DeleteObject'),
  files('trash/', 'PutObject'),
];
/** Restores hidden files of a folder. */
const restoreFiles = (folder: string) => [
  files(`media/${folder}/`, 'GetObject', 'PutObject', 'DeleteObject'),
  files('trash/', 'GetObject', 'PutObject'),
];

/** Grant of a function for the signed-in administrator. */
const admin = (table: TableGrant[], more: Omit<Grant, 'table'> = {}): Grant => ({
  ...more,
  table: [items(sessions, 'GetItem', 'UpdateItem'), ...table],
  signingKeys: true,
});

/** Also logs, for functions that change something or check the password. */
const adminChange = (table: TableGrant[], more: Omit<Grant, 'table'> = {}): Grant => admin([log, ...table], more);

/** Also checks the password and a code of the second factor. */
const reauthenticated = (...table: TableGrant[]): Grant => {
  const checkPassword = items(throttle('password'), 'UpdateItem', 'DeleteItem');
  return adminChange([items(users, 'GetItem', 'UpdateItem'), checkPassword, checkCode, ...table], { sealKeys: true });
};

/** Reads an item, together with the order of its kind if it has a number of its own (`hasNumber` of its store). */
const readActions = (kind: ListedKind): TableAction[] => [
  'order' in collections[kind].schema.entries ? 'BatchGetItem' : 'GetItem',
];

const claimSlugs = (kind: ListedKind, ...actions: TableAction[]) => {
  const facts = kinds[kind];
  return 'slugs' in facts ? [items(facts.slugs, ...actions)] : [];
};

/** Saves an item of a kind, with its slugs and publication time. */
export function saveOf(kind: ListedKind): TableGrant[] {
  return [
    items(kinds[kind].partition, ...new Set<TableAction>(['GetItem', ...readActions(kind), 'PutItem'])),
    ...claimSlugs(kind, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
    ...('isPublished' in kinds[kind] ? [items(partitions.publications, 'PutItem')] : []),
  ];
}
const saveProduct = saveOf('product');

/** Reads the products that an item refers to. */
const referenced: Record<(typeof kinds)[ListedKind]['products'], TableGrant[]> = {
  none: [],
  one: [items(partitions.products, 'GetItem')],
  many: [lookUpProducts],
};

/** Permissions of the routes that every kind has. */
function grantsOf(kind: ListedKind) {
  const routes = routesOf(kind);
  const { partition, plural, products, uploads } = kinds[kind];
  const save = saveOf(kind);
  const named = referenced[products];
  const hasFiles = Object.keys(uploads).length > 0;
  const read = readActions(kind);
  const uploaded = hasFiles ? [countUploads] : [];
  const hidden = hasFiles ? [noteHiddenFiles] : [];
  const withFiles = (table: TableGrant[], files: FileGrant[]) => adminChange(table, hasFiles ? { files } : {});
  return {
    [routes.create]: withFiles([createOnce, ...uploaded, ...save, ...named], storeFiles(kind)),
    // Reads a stored sheet to copy it under another name, and a removed file to hide it.
    [routes.update]: withFiles(
      [...uploaded, ...save, ...named, formerVersions(kind, 'PutItem'), ...hidden],
      [...storeFiles(kind), ...hideFiles(plural)],
    ),
    [routes.remove]: withFiles(
      [
        items(partition, ...read, 'DeleteItem'),
        ...claimSlugs(kind, 'DeleteItem'),
        fillTrash,
        ...(hasFiles ? [markTrash] : []),
      ],
      hideFiles(plural),
    ),
    [routes.versions]: admin([items(partition, ...read), formerVersions(kind, 'Query')]),
    [routes.restoreVersion]: withFiles(
      [...save, formerVersions(kind, 'GetItem', 'PutItem'), ...hidden],
      restoreFiles(plural),
    ),
    [routes.list]: admin([items(partition, 'Query')]),
    [routes.export]: admin([
      items(partition, 'Query'),
      ...(kind === 'product' ? [readOrder] : named.length > 0 ? [items(partitions.products, 'Query')] : []),
    ]),
    ...(isOrdered(kind) && {
      [orderRouteOf(kind)]: adminChange([items(partition, 'Query', 'GetItem', 'PutItem')]),
    }),
  };
}

/** Permissions of each route's function. A missing route does not compile. */
export const grants: Record<RouteName, Grant> = {
  ...(Object.assign({}, ...listedKinds.map(grantsOf)) as Record<KindRouteName, Grant>),
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
      items(partitions.activity, 'PutItem', 'UpdateItem'),
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
  requestPasswordReset: {
    table: [
      items(throttle('reset-address'), 'UpdateItem'),
      items(throttle('reset-account'), 'UpdateItem'),
      items(partitions.passwordResets, 'PutItem'),
    ],
  },
  resetPassword: {
    table: [
      items(partitions.activity, 'PutItem', 'UpdateItem'),
      items(users, 'Query', 'GetItem', 'UpdateItem'),
      items(sessions, 'Query', 'DeleteItem'),
      items(throttle('login'), 'DeleteItem'),
      items(throttle('login-account'), 'DeleteItem'),
      checkCode,
    ],
    sealKeys: true,
  },
  logout: { table: [log, items(sessions, 'DeleteItem')], signingKeys: true },
  getUser: admin([]),
  changePassword: reauthenticated(items(sessions, 'Query', 'DeleteItem')),
  listSessions: admin([items(sessions, 'Query')]),
  endSession: reauthenticated(items(sessions, 'Query', 'DeleteItem')),
  endSessions: reauthenticated(items(sessions, 'Query', 'DeleteItem')),
  getSecondFactor: admin([items(users, 'GetItem')]),
  startSecondFactor: reauthenticated(),
  confirmSecondFactor: adminChange(
    [items(users, 'GetItem', 'UpdateItem'), checkCode, items(sessions, 'Query', 'DeleteItem')],
    { sealKeys: true },
  ),
  removeSecondFactor: reauthenticated(),
  listActivity: admin([items(partitions.activity, 'Query')]),
  getHealth: { table: [items(settings, 'GetItem')] },
  getSetting: { table: [items(settings, 'Query')] },
  saveSetting: adminChange([items(settings, 'PutItem')]),
  getProduct: { table: [items(partitions.products, 'GetItem'), ...readDetails] },
  listProducts: { table: [items(partitions.products, 'GetItem'), ...readCatalogue] },
  getSearchIndex: { table: [items(partitions.guides, 'Query'), ...readCatalogue] },
  changeProducts: adminChange([
    ...saveProduct,
    items(partitions.productVersions, 'GetItem', 'PutItem'),
    lookUpProducts,
  ]),
  orderProducts: adminChange([
    items(partitions.products, 'Query'),
    items(partitions.productOrders, 'Query', 'GetItem', 'PutItem'),
  ]),
  listAdminProducts: admin([items(partitions.products, 'Query'), readOrder]),
  getAdminProduct: admin([items(partitions.products, 'GetItem')]),
  duplicateProduct: adminChange([createOnce, ...saveProduct, items(partitions.products, 'Query'), storeFormerVersion], {
    files: [files('media/products/', 'GetObject', 'PutObject', 'DeleteObject')],
  }),
  createPreview: adminChange([
    items(partitions.products, 'GetItem'),
    items(partitions.previews, 'PutItem', 'Query', 'GetItem', 'DeleteItem'),
  ]),
  listPreviews: admin([items(partitions.previews, 'Query')]),
  endPreview: adminChange([items(partitions.products, 'GetItem'), items(partitions.previews, 'GetItem', 'DeleteItem')]),
  createPriceList: adminChange(readCatalogue, {
    files: [files('media/products/', 'GetObject'), files('price-lists/', 'PutObject')],
  }),
  openPriceList: { table: [], files: [files('price-lists/', 'GetObject')] },
  listTrash: admin([
    items(partitions.trash, 'Query'),
    ...allVersioned('BatchGetItem'),
    items(partitions.contacts, 'BatchGetItem'),
  ]),
  restoreFromTrash: adminChange(
    [
      items(partitions.trash, 'GetItem', 'DeleteItem'),
      markTrash,
      ...listedKinds.flatMap(saveOf),
      ...allFormerVersions('PutItem'),
      items(partitions.contacts, 'GetItem', 'PutItem'),
    ],
    { files: [files('trash/', 'GetObject', 'PutObject'), files('media/', 'GetObject', 'PutObject', 'DeleteObject')] },
  ),
  deleteFromTrash: adminChange(
    [
      items(partitions.trash, 'GetItem', 'DeleteItem'),
      ...allFormerVersions('Query', 'DeleteItem'),
      items(claims, 'PutItem'),
    ],
    { files: [files('trash/', 'DeleteObject')] },
  ),
  listActiveSlides: { table: readNamed(partitions.slides) },
  listDealers: { table: [items(partitions.dealers, 'Query')] },
  listResults: { table: readResults },
  listNews: { table: readNews },
  listGuides: { table: [items(partitions.guides, 'Query'), ...readCards] },
  getCompany: { table: [items(settings, 'GetItem')] },
  updateCompany: adminChange([items(settings, 'GetItem', 'PutItem'), items(partitions.companyVersions, 'PutItem')]),
  listCompanyVersions: admin([items(settings, 'GetItem'), items(partitions.companyVersions, 'Query')]),
  restoreCompanyVersion: adminChange([
    items(settings, 'GetItem', 'PutItem'),
    items(partitions.companyVersions, 'GetItem', 'PutItem'),
  ]),
  listContacts: admin([items(partitions.contacts, 'Query')]),
  exportContacts: admin([items(partitions.contacts, 'Query')]),
  updateContact: admin([items(partitions.contacts, 'GetItem', 'UpdateItem')]),
  deleteContact: adminChange([items(partitions.contacts, 'DeleteItem'), fillTrash]),
  getReplyTemplates: admin([items(replyTemplates, 'GetItem')]),
  saveReplyTemplates: adminChange([items(replyTemplates, 'PutItem')]),
  listVisits: admin([items(partitions.visits, 'Query')]),
  getSiteUsage: admin([items(partitions.usage, 'Query')]),
  createArchive: adminChange([items(throttle('archive'), 'UpdateItem')], {
    files: [files(ARCHIVE_REQUESTS, 'PutObject')],
  }),
  listArchives: admin([], { files: [files(ARCHIVES, 'GetObject')] }),
  createExport: admin([...allVersioned('Query'), readOrder], {
    files: [files('media/', 'GetObject'), files('uploads/export/', 'GetObject', 'PutObject')],
  }),
  createImport: admin([countUploads, ...allVersioned('Query')], {
    files: [files('uploads/import-files/', 'GetObject'), files('uploads/import-plan/', 'PutObject')],
  }),
  applyImport: adminChange(
    [
      ...listedKinds.flatMap(saveOf),
      ...allVersioned('BatchGetItem'),
      items(partitions.trash, 'BatchGetItem'),
      items(claims, 'BatchGetItem'),
      ...allFormerVersions('PutItem'),
      noteHiddenFiles,
    ],
    {
      files: [
        files('uploads/import-files/', 'GetObject'),
        files('uploads/import-plan/', 'GetObject', 'PutObject'),
        files('media/', 'GetObject', 'PutObject', 'DeleteObject'),
        files('trash/', 'PutObject'),
      ],
    },
  ),
  undoImport: adminChange(
    [
      ...listedKinds.flatMap(saveOf),
      ...allVersioned('DeleteItem'),
      ...allFormerVersions('GetItem', 'PutItem'),
      fillTrash,
      markTrash,
      noteHiddenFiles,
    ],
    {
      files: [
        files('uploads/import-plan/', 'GetObject'),
        files('media/', 'GetObject', 'PutObject', 'DeleteObject'),
        files('trash/', 'GetObject', 'PutObject'),
      ],
    },
  ),
  createUploads: admin([countUploads], { files: [files('uploads/', 'PutObject')] }),
};
