import { type Slide, SlideFields } from '@rombo/shared/collections/slide';
import * as v from 'valibot';
import type { ItemKind } from '../../../forms/saving/use-item-form.ts';
import {
  chosenOf,
  draftOf,
  emptyDraft,
  fieldsOf,
  type SlideDraft,
  sameDraft,
  withFilesOf,
  withoutChosenFiles,
} from './slide-draft.ts';

/** The field of the form that a path of the contract is about. */
export const fieldOfPath = (path: string): string =>
  path.replace(/^picture\./, '').replace('translations.en.title', 'titleEn');

export const slideKind: ItemKind<Slide, SlideDraft> = {
  name: 'slide',
  empty: emptyDraft,
  draftOf,
  isSame: sameDraft,
  files: { chosenOf, withoutChosen: withoutChosenFiles, withFilesOf },
  // The contract knows the order as a number, and the picture not at all.
  issuesOf: (draft) => {
    const { issues = [] } = v.safeParse(SlideFields, fieldsOf(draft));
    return issues.map((issue) => ({ place: fieldOfPath(v.getDotPath(issue) ?? ''), message: issue.message }));
  },
};
