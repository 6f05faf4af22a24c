import { hasSubcategories } from '@rombo/shared/product';
import type { Versions } from '../../../saving/use-draft.ts';
import { type DraftFile, isChosen } from '../../../uploads/draft-file.ts';
import { mergeExtras } from './merge-extras.ts';
import { type ProductDraft, sameDraft } from './product-draft.ts';

/**
 * Merges a draft into a newer version of its product: fields changed here keep their value, all others
 * one takes the newer value. Files that the newer version no longer has are left out, pictures that it gained are added.
 */
export function mergeDrafts({ base, mine, theirs }: Versions<ProductDraft>): ProductDraft {
  const names = Object.keys(base) as (keyof ProductDraft)[];
  const changed = names.filter((name) => !sameDraft(base, { ...base, [name]: mine[name] }));
  const merged: ProductDraft = { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
  const extras = { base: base.extraSpecs, mine: mine.extraSpecs, theirs: theirs.extraSpecs };
  return {
    ...merged,
    // The form hides the field where there is none, and what it hid could not be put right.
    subcategory: hasSubcategories(merged.category) ? merged.subcategory : '',
    fixedSpecs: theirs.fixedSpecs.map((value, index) => {
      const typed = mine.fixedSpecs[index] ?? '';
      return typed === base.fixedSpecs[index] ? value : typed;
    }),
    extraSpecs: changed.includes('extraSpecs') ? mergeExtras(extras) : theirs.extraSpecs,
    pictures: changed.includes('pictures') ? mergePictures({ base, mine, theirs }) : theirs.pictures,
    sheet: merged.sheet && !isChosen(merged.sheet) ? theirs.sheet : merged.sheet,
  };
}

function mergePictures({ base, mine, theirs }: Versions<ProductDraft>): DraftFile[] {
  const has = (draft: ProductDraft, { id }: DraftFile) => draft.pictures.some((other) => other.id === id);
  const kept = mine.pictures.filter((picture) => isChosen(picture) || has(theirs, picture));
  const gained = theirs.pictures.filter((picture) => !has(base, picture));
  return [...kept, ...gained];
}
