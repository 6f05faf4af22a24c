import type { Product } from '@rombo/shared/collections/product';
import type { ItemKind } from '../../../forms/saving/use-item-form.ts';
import { issuesOf } from './draft-issues.ts';
import { mergeDrafts } from './merge-drafts.ts';
import {
  chosenOf,
  draftOf,
  emptyDraft,
  type ProductDraft,
  sameDraft,
  withoutChosenFiles,
  withoutPresentFiles,
} from './product-draft.ts';

export const productKind: ItemKind<Product, ProductDraft> = {
  name: 'product',
  empty: emptyDraft,
  draftOf,
  isSame: sameDraft,
  merge: mergeDrafts,
  withoutPresentFiles,
  keepable: withoutChosenFiles,
  chosenOf,
  issuesOf,
};
