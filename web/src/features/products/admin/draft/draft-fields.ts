import type { ProductFields } from '@rombo/shared/product';
import type { ProductDraft } from './product-draft.ts';
import { specsOf } from './spec-rows.ts';

/** Product fields of a draft, for the contract's schema. */
export const fieldsOf = (draft: ProductDraft): ProductFields => ({
  name: draft.name,
  description: draft.description,
  category: draft.category,
  subcategory: draft.subcategory || null,
  featured: draft.featured,
  technicalSpecs: specsOf(draft.fixedSpecs, draft.extraSpecs),
});
