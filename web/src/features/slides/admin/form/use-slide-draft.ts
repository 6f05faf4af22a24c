import type { Slide } from '@rombo/shared/slide';
import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLeaveGuard } from '../../../../ui/leave-guard.ts';
import { isChosen } from '../../../uploads/draft-file.ts';
import { savingTexts } from '../../../uploads/saving/saving-texts.ts';
import { differences, mergeSlides, type Versions } from '../draft/merge-slides.ts';
import { draftOf, emptyDraft, type SlideDraft, sameDraft } from '../draft/slide-draft.ts';
import { slideResolver } from '../draft/slide-resolver.ts';

/** What is typed, and the slide over which it will be saved: null makes a new one. */
export function useSlideDraft(opened: Slide | null) {
  const [slide, setSlide] = useState(opened);
  const base = useRef<SlideDraft>(opened ? draftOf(opened) : emptyDraft);
  const form = useForm<SlideDraft>({ defaultValues: base.current, resolver: slideResolver, mode: 'onTouched' });
  const isDirty = useCallback(() => !sameDraft(form.getValues(), base.current), [form]);
  useLeaveGuard(isDirty, savingTexts.leave);

  const over = (newer: Slide): Versions => ({ base: base.current, mine: form.getValues(), theirs: draftOf(newer) });

  /** Goes on over a newer version of the slide, with what was typed or without. */
  const goOnOver = (newer: Slide, keep: 'mine' | 'theirs') => {
    form.reset(keep === 'mine' ? mergeSlides(over(newer)) : draftOf(newer));
    base.current = draftOf(newer);
    setSlide(newer);
  };

  /** Goes on as a new slide, without the picture of the one that is gone. */
  const becomeNew = () => {
    const { image, ...rest } = form.getValues();
    form.reset({ ...rest, image: image && isChosen(image) ? image : null });
    base.current = emptyDraft;
    setSlide(null);
  };

  return { form, slide, goOnOver, becomeNew, differencesTo: (newer: Slide) => differences(over(newer)) };
}
