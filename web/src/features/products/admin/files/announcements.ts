import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { fileTexts } from './file-texts.ts';

/** What is said aloud while a picture is moved among others. */
export function announcementsOf(ids: readonly string[]): Announcements {
  const position = (item: { id: UniqueIdentifier } | null): number => (item ? ids.indexOf(String(item.id)) + 1 : 0);
  const count = ids.length;
  return {
    onDragStart: ({ active }) => fileTexts.held(position(active), count),
    // A picture that was just taken lies over itself: this replaces what was said at the start, so it says the same.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id) return fileTexts.held(position(active), count);
      return over ? fileTexts.over(position(over), count) : undefined;
    },
    onDragEnd: ({ active, over }) => fileTexts.dropped(position(over ?? active), count),
    onDragCancel: ({ active }) => fileTexts.notMoved(position(active)),
  };
}
