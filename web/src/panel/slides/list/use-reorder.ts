import { arrayMove } from '@dnd-kit/sortable';
import type { Slide } from '@rombo/shared/collections/slide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useReloadSlides } from '../api.ts';
import { renumber } from './renumber.ts';
import { useSaveSlide } from './use-save-slide.ts';

/** Puts slides in another order: they are shown in it at once, and each one whose number changes is saved with its version. */
export function useReorder(slides: Slide[]) {
  const { slides: texts } = useTexts('panel');
  const save = useSaveSlide();
  const reload = useReloadSlides();
  const { toast } = useToast();
  const [wanted, setWanted] = useState<Slide[] | null>(null);
  const [said, setSaid] = useState('');

  async function move(from: number, to: number) {
    if (wanted) return;
    const moved = renumber(arrayMove(slides, from, to));
    const before = new Map(slides.map(({ id, order }) => [id, order]));
    setWanted(moved);
    setSaid(texts.moving);
    try {
      // One after the other: where one fails, those after it stay as they were.
      for (const slide of moved) if (slide.order !== before.get(slide.id)) await save(slide);
      setSaid(texts.moved);
    } catch {
      setSaid('');
      toast({ title: texts.moveFailed, description: texts.moveFailedText, variant: 'destructive' });
    }
    await reload().catch(() => undefined);
    setWanted(null);
  }

  return { shown: wanted ?? slides, moving: wanted !== null, said, move };
}
