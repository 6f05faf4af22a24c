import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** Screen reader announcements while sorting; positions count from 1. */
export interface SortWords {
  dragHelp: string;
  held: (position: number, count: number) => string;
  over: (position: number, count: number) => string;
  dropped: (position: number, count: number) => string;
  notMoved: (position: number) => string;
}

/** The words for every step of a move. */
export function announcementsOf(ids: readonly string[], words: SortWords): Announcements {
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
