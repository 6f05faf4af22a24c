import type { Slide } from '@rombo/shared/collections/slide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useReloadSlides } from '../api.ts';
import { useNameOf } from '../name-of.ts';
import { useSaveSlide } from './use-save-slide.ts';

/** Switches slides on and off; `switching` is the id of the one that is being saved. */
export function useSwitch() {
  const { slides: texts, slideForm } = useTexts('panel');
  const nameOf = useNameOf();
  const save = useSaveSlide();
  const reload = useReloadSlides();
  const { toast } = useToast();
  const [switching, setSwitching] = useState<string | null>(null);

  async function toggle(slide: Slide) {
    setSwitching(slide.id);
    try {
      await save({ ...slide, active: !slide.active });
      const text = slide.active ? texts.switchedOff : texts.switchedOn;
      toast({ title: slideForm.save.updated, description: text(nameOf(slide)) });
    } catch {
      toast({ title: texts.moveFailed, description: texts.moveFailedText, variant: 'destructive' });
    }
    await reload().catch(() => undefined);
    setSwitching(null);
  }

  return { switching, toggle };
}
