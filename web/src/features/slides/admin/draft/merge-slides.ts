import { isChosen } from '../../../uploads/draft-file.ts';
import { comparable, draftFields, type SlideDraft } from './slide-draft.ts';

/** Three versions of one form: as it was opened, as it is typed now, and as somebody else saved it meanwhile. */
export interface Versions {
  base: SlideDraft;
  mine: SlideDraft;
  theirs: SlideDraft;
}

const differs = (one: SlideDraft, other: SlideDraft) => (name: keyof SlideDraft) =>
  comparable(one, name) !== comparable(other, name);

/** What was typed, laid over a newer version: a field that was changed here stays as typed, every other one takes the newer value. */
export function mergeSlides({ base, mine, theirs }: Versions): SlideDraft {
  const changed = draftFields.filter(differs(base, mine));
  const merged = { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
  return { ...merged, image: mine.image && isChosen(mine.image) ? mine.image : theirs.image };
}

/** The fields in which what was typed and the newer version do not agree, each with both its values. */
export function differences(versions: Versions): { name: keyof SlideDraft; mine: SlideDraft; theirs: SlideDraft }[] {
  const { theirs } = versions;
  const mine = mergeSlides(versions);
  return draftFields.filter(differs(mine, theirs)).map((name) => ({ name, mine, theirs }));
}
