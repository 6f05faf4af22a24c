import { arrayMove } from '@dnd-kit/sortable';
import { explodedLimits } from '@rombo/shared/collections/exploded-view';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/index.ts';
import type { DraftPoint } from '../../draft/exploded-draft.ts';
import type { Place } from './place.ts';

interface Step {
  points: DraftPoint[];
  /** Changes of one kind that follow each other, such as a drag, are undone together; one without a kind by itself. */
  kind?: string | undefined;
}

/** The steps to undo after one more change. */
export const addStep = (past: Step[], step: Step): Step[] =>
  step.kind !== undefined && past.at(-1)?.kind === step.kind ? past : [...past, step];

/** The points of an exploded view: the selected one, every change with what is said of it, and the way back. */
export function usePoints(points: DraftPoint[], onChange: (points: DraftPoint[]) => void) {
  const { exploded: texts } = useTexts('panel');
  const [past, setPast] = useState<Step[]>([]);
  const [selected, setSelected] = useState<number>();
  const [added, setAdded] = useState<number>();
  const [said, say] = useState('');

  const change = (next: DraftPoint[], kind?: string) => {
    setPast(addStep(past, { points, kind }));
    onChange(next);
  };
  const select = (index: number) => {
    setSelected(index);
    if (index !== added) setAdded(undefined);
  };
  const edit = (index: number, part: Partial<DraftPoint>, kind?: string) => {
    const point = points[index];
    if (point) change(points.with(index, { ...point, ...part }), kind);
  };
  return {
    selected,
    /** A new point, which begins with the search of its part. */
    added,
    said,
    canUndo: past.length > 0,
    select,
    edit,
    add: (place: Place) => {
      if (points.length >= explodedLimits.points) return say(texts.full);
      change([...points, { ...place, product: '', code: '', label: '' }]);
      setSelected(points.length);
      setAdded(points.length);
      say(texts.added(points.length + 1));
    },
    move: (index: number, place: Place, kind: string) => {
      edit(index, place, kind);
      say(texts.place(place.x, place.y));
    },
    order: (from: number, to: number) => {
      change(arrayMove(points, from, to));
      select(to);
      say(texts.numbered(to + 1));
    },
    remove: (index: number) => {
      change(points.toSpliced(index, 1));
      setSelected(undefined);
      say(texts.removed(index + 1));
    },
    undo: () => {
      const before = past.at(-1)?.points ?? points;
      setPast(past.slice(0, -1));
      onChange(before);
      if (selected !== undefined && selected >= before.length) setSelected(undefined);
      say(texts.undone);
    },
  };
}
