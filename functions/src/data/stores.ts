import type { KindName, ListedKind, PublishedKind } from '@rombo/shared/contract/kinds';
import { companyStore } from './company.ts';
import { dealerStore } from './dealers.ts';
import { guideStore } from './guides.ts';
import { newsStore } from './news.ts';
import { productStore } from './products.ts';
import { resultStore } from './results.ts';
import { slideStore } from './slides.ts';
import type { Entity, Store } from './store.ts';

export const publishedStores = { product: productStore, news: newsStore, guide: guideStore } satisfies Record<
  PublishedKind,
  Store<Entity>
>;

export const listedStores = {
  ...publishedStores,
  slide: slideStore,
  dealer: dealerStore,
  result: resultStore,
} satisfies Record<ListedKind, Store<Entity>>;

export const stores = { ...listedStores, company: companyStore } satisfies Record<KindName, Store<Entity>>;
