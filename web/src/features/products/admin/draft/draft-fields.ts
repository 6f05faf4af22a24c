import type { ProductFields } from '@rombo/shared/product';
import type { ProductDraft } from './product-draft.ts';
import { specsOf } from './spec-rows.ts';

/** What a draft says about the product itself, for the contract to check. */
export const fieldsOf = (draft: ProductDraft): ProductFields => ({
  name: draft.name,
  description: draft.description,
  category: draft.category,
  subcategory: draft.subcategory || null,
  featured: draft.featured,
  technicalSpecs: specsOf(draft.fixedSpecs, draft.extraSpecs),
});
