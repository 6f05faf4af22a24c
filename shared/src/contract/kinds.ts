import { keysOf } from './keys-of.ts';
import type { PanelTab } from './pages.ts';

/** Description of a kind of content for the API, the table, the bucket and the edge. */
interface KindFacts {
  /** Name of all its items: the folder of its files and the last segment of its path in the API. */
  plural: string;
  /** The tab of the panel that edits it. */
  tab: PanelTab;
  /** Partition of its items. Its former versions are in another one, named after it. */
  partition: string;
  /** Partition of its slugs, if its items have pages. */
  slugs?: string;
  /** Purposes of its uploads, and what they accept. */
  uploads: Record<string, 'picture' | 'sheet'>;
  /** Products that an item refers to. */
  products: 'none' | 'one' | 'many';
  /** True if its items can be drafts with a publication time. */
  isPublished?: true;
  /** True if the owner sorts its items. */
  isOrdered?: true;
  /** The route of its list in the panel, if it is not the standard one. */
  list?: string;
  /** True for a kind with one item, which is always there: it has no creation, deletion, trash or order. */
  isSingle?: true;
  /** Public routes that show its items or refer to them. */
  shownBy: readonly string[];
  /** Pages that show its items, besides their API. Any page by default, since items refer to each other. */
  shownOn?: readonly ('home' | 'dealers')[];
}

/** Every kind of content. What depends on the kind elsewhere is derived from this table or does not compile without a row for each kind. */
export const kinds = {
  product: {
    plural: 'products',
    shownBy: [
      'listProducts',
      'getProduct',
      'getSearchIndex',
      'listResults',
      'listNews',
      'listGuides',
      'listActiveSlides',
    ],
    list: 'listAdminProducts',
    tab: 'prodotti',
    partition: 'PRODUCT',
    slugs: 'SLUG',
    isPublished: true,
    products: 'many',
    uploads: {
      'product-image': 'picture',
      'product-turn': 'picture',
      'technical-sheet': 'sheet',
      'exploded-view': 'picture',
    },
  },
  slide: {
    plural: 'slides',
    shownBy: ['listActiveSlides'],
    list: 'listSlides',
    tab: 'slide',
    partition: 'SLIDE',
    products: 'one',
    uploads: { 'slide-image': 'picture' },
    isOrdered: true,
    shownOn: ['home'],
  },
  dealer: {
    plural: 'dealers',
    shownBy: ['listDealers'],
    list: 'listDealers',
    tab: 'rivenditori',
    partition: 'DEALER',
    products: 'none',
    uploads: {},
    shownOn: ['dealers'],
  },
  result: {
    plural: 'results',
    shownBy: ['listResults', 'getProduct'],
    tab: 'risultati',
    partition: 'RESULT',
    products: 'many',
    uploads: { 'result-image': 'picture' },
  },
  news: {
    plural: 'news',
    shownBy: ['listNews'],
    tab: 'news',
    partition: 'NEWS',
    slugs: 'NEWS_SLUG',
    isPublished: true,
    products: 'one',
    uploads: { 'news-image': 'picture' },
  },
  guide: {
    plural: 'guides',
    shownBy: ['listGuides', 'getProduct', 'getSearchIndex'],
    tab: 'guide',
    partition: 'GUIDE',
    slugs: 'GUIDE_SLUG',
    isPublished: true,
    isOrdered: true,
    products: 'many',
    uploads: { 'guide-image': 'picture', 'guide-sheet': 'sheet' },
  },
  company: {
    plural: 'company',
    shownBy: ['getCompany'],
    tab: 'azienda',
    partition: 'SETTING',
    products: 'none',
    uploads: {},
    isSingle: true,
  },
} as const satisfies Record<string, KindFacts>;

type Kinds = typeof kinds;
export type KindName = keyof Kinds;
export type PluralOf<K extends KindName> = Kinds[K]['plural'];
export type KindTab = Kinds[KindName]['tab'];

type KindWith<Facts> = { [K in KindName]: Kinds[K] extends Facts ? K : never }[KindName];
/** Kinds with many items, which go to the trash. */
export type ListedKind = Exclude<KindName, KindWith<{ isSingle: true }>>;
/** Kinds whose list in the panel is the standard one. */
export type PlainlyListedKind = Exclude<ListedKind, KindWith<{ list: string }>>;
export type PublishedKind = KindWith<{ isPublished: true }>;
export type OrderedKind = KindWith<{ isOrdered: true }>;
/** Kinds whose items have pages. */
export type SluggedKind = KindWith<{ slugs: string }>;

export const kindNames = keysOf(kinds);
export const listedKinds = kindNames.filter((kind): kind is ListedKind => !('isSingle' in kinds[kind]));
export const plainlyListedKinds = listedKinds.filter((kind): kind is PlainlyListedKind => !('list' in kinds[kind]));
export const isOrdered = (kind: KindName): kind is OrderedKind => 'isOrdered' in kinds[kind];
export const orderedKinds = kindNames.filter(isOrdered);

/** Returns the part of a route's name that stands for a kind or its plural. */
export const capitalized = <N extends string>(name: N) =>
  (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<N>;

/** Folder of an item's files in the bucket. */
export const mediaFolder = (kind: KindName, id: string): string => `media/${kinds[kind].plural}/${id}`;
