import type { Slide } from '@rombo/shared/slide';
import { useState } from 'react';
import { SlideForm } from './form/slide-form.tsx';
import { SlideList } from './list/slide-list.tsx';

type View = { name: 'list'; comingFrom: string | null } | { name: 'form'; slide: Slide | null };

/** The administrator's slides: their list, or the form of one of them. */
export function SlidesPanel() {
  const [view, setView] = useState<View>({ name: 'list', comingFrom: null });
  if (view.name === 'list') {
    return (
      <SlideList
        comingFrom={view.comingFrom}
        onAdd={() => setView({ name: 'form', slide: null })}
        onEdit={(slide) => setView({ name: 'form', slide })}
      />
    );
  }
  const close = (id: string | null) => setView({ name: 'list', comingFrom: id ?? view.slide?.id ?? 'add' });
  return <SlideForm slide={view.slide} onClose={close} />;
}
