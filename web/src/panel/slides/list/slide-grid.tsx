import type { Slide } from '@rombo/shared/collections/slide';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { Sortable } from '../../../ui/sortable.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SlideCard } from './slide-card.tsx';
import { useReorder } from './use-reorder.ts';
import { useSwitch } from './use-switch.ts';

const Hint = styled.p`
  margin-bottom: var(--space-m);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-l);
`;

interface SlideGridProps {
  slides: Slide[];
  /** The id of the slide that is being deleted. */
  removing: string | null;
  editRef: (id: string) => Ref<HTMLButtonElement>;
  onEdit: (slide: Slide) => void;
  onRemove: (slide: Slide) => void;
}

/** The slides in the order in which visitors see them, which is changed by dragging or with buttons. */
export function SlideGrid({ slides, removing, editRef, onEdit, onRemove }: SlideGridProps) {
  const { slides: texts } = useTexts('panel');
  const { shown, moving, said, move } = useReorder(slides);
  const { switching, toggle } = useSwitch();
  return (
    <>
      {slides.length > 1 && <Hint>{texts.sortHint}</Hint>}
      <Sortable ids={shown.map(({ id }) => id)} words={texts.sort} disabled={moving} onMove={move}>
        <Grid aria-busy={moving || undefined}>
          {shown.map((slide, index) => (
            <SlideCard
              key={slide.id}
              slide={slide}
              index={index}
              count={shown.length}
              editRef={editRef(slide.id)}
              removing={removing === slide.id}
              switching={switching === slide.id}
              onSwitch={() => toggle(slide)}
              onMove={(to) => move(index, to)}
              onEdit={() => onEdit(slide)}
              onRemove={() => onRemove(slide)}
            />
          ))}
        </Grid>
      </Sortable>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
