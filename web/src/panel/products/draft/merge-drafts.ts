import { hasSubcategories } from '@rombo/shared/collections/product';
import { keysOf } from '@rombo/shared/contract/keys-of';
import type { Versions } from '../../../forms/saving/use-draft.ts';
import { isChosen } from '../../../forms/uploads/draft-file.ts';
import { mergeEnglish } from './english-draft.ts';
import { mergeExtras } from './merge-extras.ts';
import { type DraftPicture, type ProductDraft, sameDraft } from './product-draft.ts';

/**
 * Merges a draft into a newer version of its product: fields changed here keep their value, all others
 * one takes the newer value. Files that the newer version no longer has are left out, pictures that it gained are added.
 */
export function mergeDrafts({ base, mine, theirs }: Versions<ProductDraft>): ProductDraft {
  const names = keysOf(base);
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
    exploded:
      merged.exploded.image && !isChosen(merged.exploded.image)
        ? { ...merged.exploded, image: theirs.exploded.image }
        : merged.exploded,
    sheet: merged.sheet && !isChosen(merged.sheet) ? theirs.sheet : merged.sheet,
    sheetEn: merged.sheetEn && !isChosen(merged.sheetEn) ? theirs.sheetEn : merged.sheetEn,
    english: mergeEnglish({ base: base.english, mine: mine.english, theirs: theirs.english }),
  };
}

function mergePictures({ base, mine, theirs }: Versions<ProductDraft>): DraftPicture[] {
  const textOf = (picture?: DraftPicture) => JSON.stringify([picture?.alt, picture?.focalPoint]);
  const find = (draft: ProductDraft, { id }: DraftPicture) => draft.pictures.find((other) => other.id === id);
  const kept = mine.pictures.flatMap((picture) => {
    if (isChosen(picture)) return [picture];
    const newer = find(theirs, picture);
    const isTyped = textOf(find(base, picture)) !== textOf(picture);
    return newer ? [isTyped ? picture : newer] : [];
  });
  const gained = theirs.pictures.filter((picture) => !find(base, picture));
  return [...kept, ...gained];
}
