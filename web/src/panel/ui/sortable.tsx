import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { omit } from '@rombo/shared/contract/keys-of';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { sortingTexts } from '../../i18n/it/item-texts.ts';
import { RowButton } from './buttons.tsx';

/** Drag handle that covers the picture of an item: a long press on the picture itself would open the phone's context menu. */
export const Handle = styled.button`
  position: absolute;
  inset: 0;
  cursor: grab;
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;
  -webkit-touch-callout: none;
  &:focus-visible { outline-offset: -3px; }
`;

export const Grip = styled(RowButton)`
  cursor: grab;
  touch-action: manipulation;
  -webkit-touch-callout: none;
`;

type SortWords = ReturnType<typeof sortingTexts>;

function announcementsOf(ids: readonly string[], words: SortWords): Announcements {
  const position = (item: { id: UniqueIdentifier } | null): number => (item ? ids.indexOf(String(item.id)) + 1 : 0);
  const count = ids.length;
  return {
    onDragStart: ({ active }) => words.held(position(active), count),
    // A lifted item is over itself: this announcement replaces the first one, so it repeats it.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id) return words.held(position(active), count);
      return over ? words.over(position(over), count) : undefined;
    },
    onDragEnd: ({ active, over }) => words.dropped(position(over ?? active), count),
    onDragCancel: ({ active }) => words.notMoved(position(active)),
  };
}

/** A touch drags only after a delay, so that a swipe still scrolls the list. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
const mouse = { activationConstraint: { distance: 6 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

interface SortableProps {
  ids: string[];
  words: SortWords;
  /** Receives two zero-based indexes. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Items that are sorted by mouse, touch or keyboard. Each of them calls `useSortableItem` with its id. */
export function Sortable({ ids, words, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(ids, words),
        screenReaderInstructions: { draggable: words.dragHelp },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Returns the props of a sortable item and of its drag handle. Screen readers announce `roleDescription` with the handle. */
export function useSortableItem(id: string, roleDescription: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription },
  });
  // The role of a button must not be overridden.
  const handle = omit(attributes, 'role');
  const lifted = isDragging ? ({ position: 'relative', zIndex: 1, opacity: 0.85 } as const) : {};
  return {
    item: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition, ...lifted } },
    handle: { type: 'button', ref: setActivatorNodeRef, ...handle, ...listeners } as const,
  };
}
