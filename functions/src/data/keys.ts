export interface Key {
  pk: string;
  sk: string;
}

/** Every key of the table. A collection is a partition, so that a list is one query. */
export const keys = {
  product: (id: string): Key => ({ pk: partitions.products, sk: id }),
  productOrder: (category: string): Key => ({ pk: partitions.productOrders, sk: category }),
  version: (id: string, version: number): Key => ({
    pk: partitions.versions,
    sk: `${id}#${String(version).padStart(9, '0')}`,
  }),
  hiddenFiles: (): Key => ({ pk: 'HIDDEN_FILES', sk: 'last' }),
  trash: (id: string): Key => ({ pk: partitions.trash, sk: id }),
  publication: (at: string, id: string): Key => ({ pk: partitions.publications, sk: `${at}#${id}` }),
  preview: (token: string): Key => ({ pk: 'PREVIEW', sk: token }),
  slug: (slug: string): Key => ({ pk: 'SLUG', sk: slug }),
  related: (category: string, subcategory: string | null, rank: readonly (string | number)[]): Key => ({
    pk: `RELATED#${category}#${subcategory ?? ''}`,
    sk: rank.join('#'),
  }),
  code: (code: string): Key => ({ pk: 'CODE', sk: code }),
  part: (engine: string, id: string): Key => ({ pk: `PARTS#${engine}`, sk: id }),
  slide: (id: string): Key => ({ pk: partitions.slides, sk: id }),
  dealer: (id: string): Key => ({ pk: partitions.dealers, sk: id }),
  contact: (id: string): Key => ({ pk: partitions.contacts, sk: id }),
  replyTemplates: (): Key => ({ pk: 'REPLY_TEMPLATES', sk: 'all' }),
  usage: (fact: string): Key => ({ pk: partitions.usage, sk: fact }),
  setting: (key: string): Key => ({ pk: 'SETTING', sk: key }),
  user: (username: string): Key => ({ pk: 'USER', sk: username }),
  session: (tokenId: string): Key => ({ pk: partitions.sessions, sk: tokenId }),
  activity: (id: string): Key => ({ pk: partitions.activity, sk: id }),
  failedSignIns: (window: number): Key => ({ pk: 'FAILED_SIGN_INS', sk: String(window) }),
  throttle: (action: string, who: string, window: number): Key => ({
    pk: `THROTTLE#${action}#${who}`,
    sk: String(window),
  }),
  uploads: (username: string): Key => ({ pk: 'UPLOADS', sk: username }),
  idempotency: (route: string, key: string): Key => ({ pk: 'IDEMPOTENCY', sk: `${route}#${key}` }),
};

/** The partitions that are listed whole. */
export const partitions = {
  products: 'PRODUCT',
  productOrders: 'PRODUCT_ORDER',
  publications: 'PUBLICATION',
  versions: 'PRODUCT_VERSION',
  trash: 'TRASH',
  slides: 'SLIDE',
  dealers: 'DEALER',
  contacts: 'CONTACT',
  sessions: 'SESSION',
  activity: 'ACTIVITY',
  usage: 'USAGE',
} as const;
