import type { Collection } from '@rombo/shared/collections/collection';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import { dealers } from '../collections/dealers.ts';
import { guides } from '../collections/guides.ts';
import type { Kind } from '../collections/kind.ts';
import { news } from '../collections/news.ts';
import { products } from '../collections/products.ts';
import { results } from '../collections/results.ts';
import { slides } from '../collections/slides.ts';
import type { Entity } from '../data/store.ts';

/** A kind whose entities and forms are known at run time only. */
export interface AnyKind extends Kind<Entity, Entity, unknown> {
  collection: Collection & { kind: ListedKind };
}

/** The kinds that can be imported: a missing one does not compile. */
const tableKinds = {
  product: products,
  slide: slides,
  dealer: dealers,
  result: results,
  news,
  guide: guides,
} satisfies Record<ListedKind, { collection: Collection }>;

export const tableKind = (kind: ListedKind): AnyKind => tableKinds[kind] as unknown as AnyKind;
