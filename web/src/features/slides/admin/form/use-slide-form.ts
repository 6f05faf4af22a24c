import type { Slide } from '@rombo/shared/slide';
import { useMemo, useState } from 'react';
import { hasStatus } from '../../../../api/errors.ts';
import { useTexts } from '../../../../i18n/index.ts';
import { useConflict } from '../../../saving/use-conflict.ts';
import { type DraftKind, useDraft } from '../../../saving/use-draft.ts';
import { useKeptDraft } from '../../../saving/use-kept-draft.ts';
import { useSaving } from '../../../saving/use-saving.ts';
import { createFormKey } from '../../../uploads/form-key.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { useCreateSlide, useReloadSlides, useUpdateSlide } from '../api.ts';
import { mergeSlides } from '../draft/merge-slides.ts';
import {
  chosenOf,
  draftOf,
  emptyDraft,
  type SlideDraft,
  sameDraft,
  withoutChosenFiles,
  withoutPresentFiles,
} from '../draft/slide-draft.ts';
import { toFormData } from '../draft/slide-form-data.ts';
import { slideResolver } from '../draft/slide-resolver.ts';
import { useNameOf } from '../name-of.ts';
import { showIssues } from './show-issues.ts';

const slideDrafts: Omit<DraftKind<Slide, SlideDraft>, 'resolver'> = {
  empty: emptyDraft,
  draftOf,
  isSame: sameDraft,
  merge: mergeSlides,
  withoutPresentFiles,
};

export interface SlideFormOptions {
  /** The slide that is edited, or null for a new one. */
  opened: Slide | null;
  onSaved: (id: string) => void;
}

/** State of the slide form: saving, and conflicts with concurrent changes and deletions. */
export function useSlideForm({ opened, onSaved }: SlideFormOptions) {
  const { slideForm } = useTexts('panel');
  const nameOf = useNameOf();
  const { serverText } = useTexts('server');
  const resolver = useMemo(() => slideResolver(serverText), [serverText]);
  const draft = useDraft(opened, { ...slideDrafts, resolver });
  const { form, stored: slide } = draft;
  const kept = useKeptDraft({
    ...slideDrafts,
    draft,
    name: `slide-${opened?.id ?? 'new'}`,
    keepable: withoutChosenFiles,
  });
  const uploads = useUploads();
  const { run: create } = useCreateSlide();
  const { run: update } = useUpdateSlide();
  const [formKey] = useState(() => createFormKey());

  const save = (typed: SlideDraft): Promise<Slide> => {
    const data = toFormData(typed, uploads.keyOf);
    if (!slide) return create({ form: data, idempotencyKey: formKey(data) });
    return update({ parameters: { id: slide.id }, form: data, ifVersion: slide.version });
  };

  const saving = useSaving({
    form,
    uploads,
    words: slideForm.save,
    isNew: !slide,
    save,
    nameOf,
    onSaved: ({ id }) => {
      kept.end();
      onSaved(id);
    },
    onFailed: (error) => {
      if (hasStatus(error, 404)) draft.detach();
      else if (hasStatus(error, 409) && slide) void compare();
      else showIssues(error, form, uploads, serverText);
    },
  });
  const { conflict, compare, restoreMine } = useConflict({
    draft,
    saving,
    uploads,
    words: slideForm.save,
    reload: useReloadSlides(),
    chosenOf,
  });

  return { ...saving, form, slide, uploads, kept, conflict, compare, restoreMine };
}
