import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { announcementsOf, type SortWords } from './sortable-announcements.ts';

/** A finger has to rest before it drags: otherwise nobody could scroll past what is moved. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
const mouse = { activationConstraint: { distance: 6 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

export interface SortableProps {
  ids: string[];
  words: SortWords;
  /** Nothing can be moved for now. */
  disabled?: boolean;
  /** Called with two places, counted from 0. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Things in a grid, to be put in order by mouse, finger or keyboard; each of them calls `useSortable` with its id. */
export function Sortable({ ids, words, disabled = false, onMove, children }: SortableProps) {
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
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={disabled}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
