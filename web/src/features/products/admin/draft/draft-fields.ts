import type { ProductFields } from '@rombo/shared/product';
import type * as v from 'valibot';
import type { ProductDraft } from './product-draft.ts';
import { specsOf } from './spec-rows.ts';

/** Product fields of a draft, for the contract's schema. */
export const fieldsOf = ({ pictures: _, sheet: __, fixedSpecs, extraSpecs, ...plain }: ProductDraft) =>
  ({
    ...plain,
    ...(plain.category === 'motori' && { fits: '' as const, partType: '' as const }),
    alsoKnownAs: filledLines(plain.alsoKnownAs),
    technicalSpecs: specsOf(fixedSpecs, extraSpecs),
  }) satisfies v.InferInput<typeof ProductFields>;

/** The lines of a text area that are not blank; blank where all of them are. */
const filledLines = (lines: ProductDraft['alsoKnownAs']) => {
  const filled = lines === '' ? [] : lines.filter((line) => line.trim());
  return filled.length > 0 ? filled : '';
};
