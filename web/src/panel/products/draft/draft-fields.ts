import type { ProductFields } from '@rombo/shared/collections/product';
import type * as v from 'valibot';
import { readCurve } from './curve-text.ts';
import { translationsOf } from './english-draft.ts';
import type { ProductDraft } from './product-draft.ts';
import { specsOf } from './spec-rows.ts';

/** Product fields of a draft, for the contract's schema. */
export const fieldsOf = ({
  pictures: _,
  sheet: __,
  sheetEn: ___,
  exploded: ____,
  fixedSpecs,
  extraSpecs,
  english,
  powerCurve: curveText,
  ...plain
}: ProductDraft) => {
  const technicalSpecs = specsOf(fixedSpecs, extraSpecs);
  const translations = translationsOf(english, technicalSpecs);
  // The form hides these fields where there are none.
  const successor = plain.availability === 'discontinued' ? plain.successor : '';
  const fit = plain.category === 'motori' ? ({ fits: '', partType: '' } as const) : {};
  const { points: powerCurve } = readCurve(curveText);
  const publishAt = plain.status === 'draft' ? plain.publishAt : '';
  const alsoKnownAs = filledLines(plain.alsoKnownAs);
  return {
    ...{ ...plain, ...fit, alsoKnownAs, successor, publishAt, powerCurve },
    technicalSpecs,
    translations,
  } satisfies v.InferInput<typeof ProductFields>;
};

/** The lines of a text area that are not blank; blank where all of them are. */
const filledLines = (lines: ProductDraft['alsoKnownAs']) => {
  const filled = lines === '' ? [] : lines.filter((line) => line.trim());
  return filled.length > 0 ? filled : '';
};
