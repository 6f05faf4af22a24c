import type { Versions } from '../../../saving/use-draft.ts';
import { isChosen } from '../../../uploads/draft-file.ts';
import { comparable, draftFields, type SlideDraft } from './slide-draft.ts';

const differs = (one: SlideDraft, other: SlideDraft) => (name: keyof SlideDraft) =>
  comparable(one, name) !== comparable(other, name);

/** Merges a draft into a newer version: fields changed here keep their value, all others take the newer one. */
export function mergeSlides({ base, mine, theirs }: Versions<SlideDraft>): SlideDraft {
  const changed = draftFields.filter(differs(base, mine));
  const merged = { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
  return { ...merged, image: mine.image && isChosen(mine.image) ? mine.image : theirs.image };
}

/** The fields in which two drafts would not be saved alike. */
export const differingFields = (one: SlideDraft, other: SlideDraft): (keyof SlideDraft)[] =>
  draftFields.filter(differs(one, other));
