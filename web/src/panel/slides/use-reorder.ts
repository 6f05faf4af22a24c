import { arrayMove } from '@dnd-kit/sortable';
import type { Slide } from '@rombo/shared/collections/slide';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useToast } from '../../ui/toast.tsx';
import { useCollection, useReload } from '../collection/use-collection.ts';
import { renumber } from './renumber.ts';
import { slideKind } from './slide-kind.ts';

/** Puts slides in another order: they are shown in it at once, and each one whose number changes is saved with its version. */
export function useReorder(slides: Slide[]) {
  const { slides: texts } = useTexts('panel');
  const { save } = useCollection(slideKind);
  const reload = useReload<Slide>(slideKind);
  const { toast } = useToast();
  const [wanted, setWanted] = useState<Slide[] | null>(null);
  const [announcement, setAnnouncement] = useState('');

  async function move(from: number, to: number) {
    if (wanted) return;
    const moved = renumber(arrayMove(slides, from, to));
    const before = new Map(slides.map(({ id, order }) => [id, order]));
    setWanted(moved);
    setAnnouncement(texts.moving);
    try {
      // One after the other: where one fails, those after it stay as they were.
      for (const slide of moved)
        if (slide.order !== before.get(slide.id)) await save(slideKind.draft.draftOf(slide), slide, String);
      setAnnouncement(texts.moved);
    } catch {
      setAnnouncement('');
      toast({ title: texts.moveFailed, description: texts.moveFailedText, variant: 'destructive' });
    }
    await reload().catch(() => undefined);
    setWanted(null);
  }

  return { shown: wanted ?? slides, isMoving: wanted !== null, announcement, move };
}
