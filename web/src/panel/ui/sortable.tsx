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
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { sortingTexts } from '../../i18n/it/item-texts.ts';

/** Makes a change that may move the focused element in the document, which would lose the focus. */
export function keepFocus(change: () => void): void {
  const { activeElement } = document;
  flushSync(change);
  if (activeElement instanceof HTMLElement) activeElement.focus();
}

/** Covers the picture of what is moved: a long press on the picture itself would open the phone's own menu. */
export const Handle = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: grab;
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;
  -webkit-touch-callout: none;
  &:focus-visible { outline-offset: -3px; }
`;

/** A button that is a drawing, large enough for a thumb. */
export const IconButton = styled.button`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text);
  cursor: pointer;
  &:hover { color: var(--color-accent); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-disabled='true'] { color: var(--color-border-strong); cursor: default; }
`;

/** Drags a row. */
export const Grip = styled(IconButton)`
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
    // A picked-up item is over itself: this replaces the first announcement, so it repeats it.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id) return words.held(position(active), count);
      return over ? words.over(position(over), count) : undefined;
    },
    onDragEnd: ({ active, over }) => words.dropped(position(over ?? active), count),
    onDragCancel: ({ active }) => words.notMoved(position(active)),
  };
}

/** A finger has to rest before it drags: otherwise touching the list would not scroll it. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
const mouse = { activationConstraint: { distance: 6 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

interface SortableProps {
  ids: string[];
  words: SortWords;
  /** Called with two places, counted from 0. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Things in a grid, to be put in order by mouse, finger or keyboard; each of them calls `useSortable` with its id. */
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

/** Props of an item of a sortable list and of the button that drags it; `roleDescription` is read aloud with the button. */
export function useSortableItem(id: string, roleDescription: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription },
  });
  // A button has its role already.
  const { role: _, ...handle } = attributes;
  const lifted = isDragging ? ({ position: 'relative', zIndex: 1, opacity: 0.85 } as const) : {};
  return {
    item: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition, ...lifted } },
    handle: { type: 'button', ref: setActivatorNodeRef, ...handle, ...listeners } as const,
  };
}
