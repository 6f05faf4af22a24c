import { conflictTexts } from '../../../uploads/saving/conflict-texts.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { specsOf } from '../draft/spec-rows.ts';
import { formTexts } from '../form/form-texts.ts';
import { texts } from '../texts.ts';

const textsOf = (draft: ProductDraft): Map<string, string> =>
  new Map([
    [formTexts.name, draft.name.trim()],
    [formTexts.description, draft.description.trim()],
    [formTexts.category, texts.categories[draft.category]],
    [formTexts.subcategory, draft.subcategory],
    [formTexts.featured, draft.featured ? conflictTexts.yes : conflictTexts.no],
    ...Object.entries(specsOf(draft.fixedSpecs, draft.extraSpecs)).map(([label, value]): [string, string] => [
      formTexts.specOf(label),
      value,
    ]),
  ]);

/** The texts in which two drafts differ: the product's own fields and its specs, label by label. */
export function textRows(mine: ProductDraft, theirs: ProductDraft) {
  const [one, other] = [textsOf(mine), textsOf(theirs)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((label) => ({ label, mine: one.get(label) ?? '', theirs: other.get(label) ?? '' }))
    .filter((row) => row.mine !== row.theirs);
}
