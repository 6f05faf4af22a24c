import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Slide } from '@rombo/shared/slide';
import type { Ref } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Handle } from '../../../../ui/sortable.styles.ts';
import { nameOf } from '../name-of.ts';
import { sortWords, texts } from '../texts.ts';
import { MoveButton } from './move-button.tsx';
import { Actions, Body, Card, Description, Flag, Frame, Item, Moves, Name, Order } from './slide-card.styles.ts';

export interface SlideCardProps {
  slide: Slide;
  /** Its place among the slides, counted from 0. */
  index: number;
  count: number;
  editRef: Ref<HTMLButtonElement>;
  removing: boolean;
  /** Called with the place it goes to. */
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A slide as the administrator looks it over; its picture is what it is dragged by. */
export function SlideCard({ slide, index, count, editRef, removing, onMove, onEdit, onRemove }: SlideCardProps) {
  const name = nameOf(slide);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: slide.id,
    attributes: { roleDescription: sortWords.draggable },
  });
  return (
    <Item ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} $dragging={isDragging}>
      <Card aria-label={name} aria-busy={removing || undefined}>
        <Frame $inactive={!slide.active}>
          <Picture src={slide.imageUrl} alt="" width={16} height={9} sizes="(min-width: 40rem) 22rem, 100vw" />
          <Handle
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={sortWords.drag(name)}
          />
          {!slide.active && (
            <Flag>
              <Badge tone="danger">{texts.inactive}</Badge>
            </Flag>
          )}
        </Frame>
        <Moves>
          <MoveButton
            icon="previous"
            label={sortWords.earlier(name)}
            useless={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <MoveButton
            icon="next"
            label={sortWords.later(name)}
            useless={index === count - 1}
            onPress={() => onMove(index + 1)}
          />
        </Moves>
        <Body>
          <Order>
            {texts.order} {slide.order}
          </Order>
          <Name>{name}</Name>
          {slide.description && <Description>{slide.description}</Description>}
          <Actions>
            <Button variant="secondary" ref={editRef} aria-label={`${texts.edit} ${name}`} onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button variant="danger" busy={removing} aria-label={`${texts.remove} ${name}`} onClick={onRemove}>
              {removing ? texts.removing : texts.remove}
            </Button>
          </Actions>
        </Body>
      </Card>
    </Item>
  );
}
