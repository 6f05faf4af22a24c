import type { ProductFields } from '@rombo/shared/product';
import type * as v from 'valibot';
import { translationsOf } from './english-draft.ts';
import type { ProductDraft } from './product-draft.ts';
import { specsOf } from './spec-rows.ts';

/** Product fields of a draft, for the contract's schema. */
export const fieldsOf = ({
  pictures: _,
  sheet: __,
  sheetEn: ___,
  fixedSpecs,
  extraSpecs,
  english,
  ...plain
}: ProductDraft) => {
  const technicalSpecs = specsOf(fixedSpecs, extraSpecs);
  const translations = translationsOf(english, technicalSpecs);
  return { ...plain, technicalSpecs, translations } satisfies v.InferInput<typeof ProductFields>;
};
