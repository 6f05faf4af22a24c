import type { Slide } from '@rombo/shared/slide';
import { useState } from 'react';
import { hasStatus } from '../../../../api/errors.ts';
import { createFormKey } from '../../../uploads/form-key.ts';
import { savingTexts } from '../../../uploads/saving/saving-texts.ts';
import { useSaving } from '../../../uploads/saving/use-saving.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { useCreateSlide, useReloadSlides, useUpdateSlide } from '../api.ts';
import type { SlideDraft } from '../draft/slide-draft.ts';
import { toFormData } from '../draft/slide-form-data.ts';
import { nameOf } from '../name-of.ts';
import { conflictTexts, saveWords } from './form-texts.ts';
import { showIssues } from './show-issues.ts';
import { useSlideDraft } from './use-slide-draft.ts';

export interface SlideFormOptions {
  /** The slide that is edited, or null for a new one. */
  opened: Slide | null;
  onSaved: (id: string) => void;
}

/** How the form of a slide is saved, and what it does when somebody else changed or deleted the slide meanwhile. */
export function useSlideForm({ opened, onSaved }: SlideFormOptions) {
  const { form, slide, goOnOver, becomeNew, differencesTo } = useSlideDraft(opened);
  const uploads = useUploads();
  const { run: create } = useCreateSlide();
  const { run: update } = useUpdateSlide();
  const reloadSlides = useReloadSlides();
  const [formKey] = useState(() => createFormKey());
  /** A newer version, while nobody has said which one to keep. */
  const [newer, setNewer] = useState<Slide | null>(null);

  const save = (draft: SlideDraft): Promise<Slide> => {
    const data = toFormData(draft, uploads.keyOf);
    if (!slide) return create({ form: data, idempotencyKey: formKey(data) });
    return update({ parameters: { id: slide.id }, form: data, ifVersion: slide.version });
  };

  const saving = useSaving({
    form,
    uploads,
    words: saveWords,
    isNew: !slide,
    save,
    nameOf,
    onSaved: ({ id }) => onSaved(id),
    onFailed: (error) => {
      if (hasStatus(error, 404)) becomeNew();
      else if (hasStatus(error, 409)) void compare();
      else showIssues(error, form, uploads);
    },
  });
  const { setPhase, setFailure, setNote } = saving;

  async function compare() {
    setPhase('reloading');
    try {
      const found = (await reloadSlides()).find(({ id }) => id === slide?.id);
      setNewer(found ?? null);
      if (!found) {
        becomeNew();
        setFailure({ kind: 'other', text: saveWords.gone });
      }
    } catch {
      setNote(savingTexts.network);
    }
    setPhase('editing');
  }

  const keep = (version: 'mine' | 'theirs') => {
    if (!newer) return;
    goOnOver(newer, version);
    if (version === 'theirs') uploads.clear();
    setNewer(null);
    setFailure(null);
    setNote(version === 'mine' ? conflictTexts.kept : conflictTexts.taken);
  };

  const conflict = newer && { rows: differencesTo(newer), keep };
  return { ...saving, form, slide, uploads, conflict, compare };
}
