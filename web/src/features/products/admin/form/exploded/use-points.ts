import { useState } from 'react';
import type { DraftPoint } from '../../draft/exploded-draft.ts';

interface Step {
  /** The points before it. */
  points: DraftPoint[];
  /** Changes of one kind that follow each other, such as a drag, are undone together. */
  kind: string;
}

/** The points of an exploded view, whose changes can be undone one after another. */
export function usePoints(points: DraftPoint[], onChange: (points: DraftPoint[]) => void) {
  const [past, setPast] = useState<Step[]>([]);
  return {
    change: (next: DraftPoint[], kind: string) => {
      if (past.at(-1)?.kind !== kind) setPast([...past, { points, kind }]);
      onChange(next);
    },
    /** Gives the points as they are then. */
    undo: (): DraftPoint[] => {
      const before = past.at(-1)?.points ?? points;
      setPast(past.slice(0, -1));
      onChange(before);
      return before;
    },
    canUndo: past.length > 0,
  };
}
