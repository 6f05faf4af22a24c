import type { ProductFields } from '@rombo/shared/product';
import type * as v from 'valibot';
import type { ProductDraft } from './product-draft.ts';
import { specsOf } from './spec-rows.ts';

/** Product fields of a draft, for the contract's schema. */
export const fieldsOf = ({ pictures: _, sheet: __, fixedSpecs, extraSpecs, ...plain }: ProductDraft) =>
  ({
    ...plain,
    // The form hides the field where there is none.
    successor: plain.availability === 'discontinued' ? plain.successor : '',
    technicalSpecs: specsOf(fixedSpecs, extraSpecs),
  }) satisfies v.InferInput<typeof ProductFields>;
