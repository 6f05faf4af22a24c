import {
  type KindName,
  kindNames,
  kinds,
  type ListedKind,
  listedKinds,
  type SluggedKind,
} from '@rombo/shared/contract/kinds';

export interface Key {
  pk: string;
  sk: string;
}

type Kinds = typeof kinds;

const ofKinds = <T>(names: readonly KindName[], entryOf: (kind: KindName) => [name: string, partition: string][]) =>
  Object.fromEntries(names.flatMap(entryOf)) as T;

/** Partitions of items, by their plural. */
const itemPartitions = ofKinds<{ [K in ListedKind as Kinds[K]['plural']]: Kinds[K]['partition'] }>(
  listedKinds,
  (kind) => [[kinds[kind].plural, kinds[kind].partition]],
);
const versionPartitions = ofKinds<{ [K in KindName as `${K}Versions`]: `${Kinds[K]['partition']}_VERSION` }>(
  kindNames,
  (kind) => [[`${kind}Versions`, `${kinds[kind].partition}_VERSION`]],
);
const slugPartitions = ofKinds<{ [K in SluggedKind as `${K}Slugs`]: Kinds[K]['slugs'] }>(kindNames, (kind) => {
  const facts = kinds[kind];
  return 'slugs' in facts ? [[`${kind}Slugs`, facts.slugs]] : [];
});

/** Partitions of data that people enter. A recovery compares and can copy them; a site with an item in any of them is not empty. */
export const enteredPartitions = {
  ...itemPartitions,
  ...versionPartitions,
  ...slugPartitions,
  productOrders: 'PRODUCT_ORDER',
  publications: 'PUBLICATION',
  trash: 'TRASH',
  contacts: 'CONTACT',
  replyTemplates: 'REPLY_TEMPLATES',
  settings: 'SETTING',
  users: 'USER',
} as const;

/** Partitions of derived, measured or logged data, which backups hold besides the entered data. */
export const recordedPartitions = {
  catalogue: 'CATALOGUE',
  hiddenFiles: 'HIDDEN_FILES',
  usage: 'USAGE',
  visits: 'VISITS',
  activity: 'ACTIVITY',
} as const;

/** Partitions of short-lived data, or their prefix up to `#`. No backup holds them, except for the sessions. */
const shortLivedPartitions = {
  sessions: 'SESSION',
  passwordResets: 'PASSWORD_RESET',
  previews: 'PREVIEW',
  throttles: 'THROTTLE',
  idempotency: 'IDEMPOTENCY',
} as const;

export const partitions = { ...enteredPartitions, ...recordedPartitions, ...shortLivedPartitions };

/** Partitions whose changes visitors can see. */
export const visiblePartitions = [
  ...Object.values(itemPartitions),
  partitions.settings,
  partitions.productOrders,
  partitions.trash,
  partitions.hiddenFiles,
];
export type VisiblePartition = (typeof visiblePartitions)[number];

/** The sparse index of the catalogue: cards of the products that visitors see. `token` is that of an older release (`isComplete`). */
export const catalogueIndex = { name: 'catalogue', key: 'listed', attributes: ['card', 'token'] } as const;

/** Attributes of an item in the index of the catalogue. */
export const indexed = <T extends object>(card: T) => ({ [catalogueIndex.key]: partitions.catalogue, card });

/** Every key of the table. A collection is one partition, so that a list is one query. */
export const keys = {
  product: (id: string): Key => ({ pk: partitions.products, sk: id }),
  productOrder: (): Key => ({ pk: partitions.productOrders, sk: 'all' }),
  version: (partition: string, id: string, version: number): Key => ({
    pk: `${partition}_VERSION`,
    sk: `${id}#${String(version).padStart(9, '0')}`,
  }),
  order: (partition: string): Key => ({ pk: partition, sk: 'order' }),
  hiddenFiles: (): Key => ({ pk: partitions.hiddenFiles, sk: 'last' }),
  trash: (id: string): Key => ({ pk: partitions.trash, sk: id }),
  publication: (at: string, id: string): Key => ({ pk: partitions.publications, sk: `${at}#${id}` }),
  preview: (id: string): Key => ({ pk: partitions.previews, sk: id }),
  item: (kind: KindName, id: string): Key => ({ pk: kinds[kind].partition, sk: id }),
  slug: (kind: SluggedKind, slug: string): Key => ({ pk: kinds[kind].slugs, sk: slug }),
  /** Present once every public product is in the index of the catalogue. */
  cardsComplete: (): Key => ({ pk: partitions.catalogue, sk: 'version' }),
  contact: (id: string): Key => ({ pk: partitions.contacts, sk: id }),
  replyTemplates: (): Key => ({ pk: partitions.replyTemplates, sk: 'all' }),
  usage: (fact: string): Key => ({ pk: partitions.usage, sk: fact }),
  visits: (day: string): Key => ({ pk: partitions.visits, sk: day }),
  setting: (key: string): Key => ({ pk: partitions.settings, sk: key }),
  user: (username: string): Key => ({ pk: partitions.users, sk: username }),
  session: (tokenId: string): Key => ({ pk: partitions.sessions, sk: tokenId }),
  passwordReset: (id: string): Key => ({ pk: partitions.passwordResets, sk: id }),
  activity: (id: string): Key => ({ pk: partitions.activity, sk: id }),
  throttle: (action: string, who: string, window: number): Key => ({
    pk: `${partitions.throttles}#${action}#${who}`,
    sk: String(window),
  }),
  idempotency: (route: string, key: string): Key => ({ pk: partitions.idempotency, sk: `${route}#${key}` }),
};

export function expiryOf(createdAt: string, months: number): number {
  const end = new Date(createdAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  return Math.floor(end.getTime() / 1000);
}
