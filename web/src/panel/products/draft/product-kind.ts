import type { Product } from '@rombo/shared/collections/product';
import type { ItemKind } from '../../../forms/use-item-form.ts';
import { issuesOf } from './draft-issues.ts';
import {
  chosenOf,
  draftOf,
  emptyDraft,
  type ProductDraft,
  sameDraft,
  withFilesOf,
  withoutChosenFiles,
} from './product-draft.ts';

export const productKind: ItemKind<Product, ProductDraft> = {
  name: 'product',
  empty: emptyDraft,
  draftOf,
  isSame: sameDraft,
  issuesOf,
  files: { chosenOf, withoutChosen: withoutChosenFiles, withFilesOf },
};
