import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { fileTexts } from './file-texts.ts';

/** What is said aloud while a picture is moved among others. */
export function announcementsOf(ids: readonly string[]): Announcements {
  const position = (item: { id: UniqueIdentifier } | null): number => (item ? ids.indexOf(String(item.id)) + 1 : 0);
  const count = ids.length;
  return {
    onDragStart: ({ active }) => fileTexts.grabbed(position(active), count),
    onDragOver: ({ over }) => (over ? fileTexts.over(position(over), count) : undefined),
    onDragEnd: ({ active, over }) => fileTexts.dropped(position(over ?? active), count),
    onDragCancel: ({ active }) => fileTexts.notMoved(position(active)),
  };
}
