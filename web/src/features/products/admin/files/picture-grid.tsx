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
import { announcementsOf } from './announcements.ts';
import { fileTexts } from './file-texts.ts';
import { Grid } from './files.styles.ts';

/** A finger has to rest before it drags: otherwise nobody could scroll past the pictures. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
const mouse = { activationConstraint: { distance: 6 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

export interface PictureGridProps {
  ids: string[];
  /** Called with two places, counted from 0. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** The pictures, to be put in order by mouse, finger or keyboard. */
export function PictureGrid({ ids, onMove, children }: PictureGridProps) {
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
        announcements: announcementsOf(ids),
        screenReaderInstructions: { draggable: fileTexts.dragHelp },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Grid>{children}</Grid>
      </SortableContext>
    </DndContext>
  );
}
