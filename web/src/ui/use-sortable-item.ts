import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

/** Props of an item of a sortable list and of the button that drags it; `roleDescription` is read aloud with the button. */
export function useSortableItem(id: string, roleDescription: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription },
  });
  // A button has its role already.
  const { role: _, ...handle } = attributes;
  return {
    item: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    handle: { type: 'button', ref: setActivatorNodeRef, ...handle, ...listeners } as const,
    isDragging,
  };
}
