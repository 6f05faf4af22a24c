import { arrayMove } from '@dnd-kit/sortable';
import { explodedLimits } from '@rombo/shared/collections/exploded-view';
import type { Product } from '@rombo/shared/collections/product';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import type { DraftPoint } from '../../draft/exploded-draft.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';

/** Shares of a drawing's width and height. */
export interface Place {
  x: number;
  y: number;
}

const STEP = 0.01;
const LARGE_STEP = 0.05;

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

/** The place of a press on a drawing, in whole hundredths. */
export const sharesAt = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  at: { clientX: number; clientY: number },
): Place => ({
  x: within((at.clientX - box.left) / box.width),
  y: within((at.clientY - box.top) / box.height),
});

/** Moves a point by an arrow key, by one hundredth or with Shift by five; undefined for any other key. */
export function placeAfter({ x, y }: Place, key: string, shift: boolean): Place | undefined {
  const way = ways[key];
  const step = shift ? LARGE_STEP : STEP;
  return way && { x: within(x + way[0] * step), y: within(y + way[1] * step) };
}

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

/** Points out what may be wrong with a point: a part that another point has too, or one that does not fit this engine. */
export function useWarnings(own: string | null, points: readonly DraftPoint[], products: readonly Product[]) {
  const { exploded: texts } = useTexts('panel');
  const category = useWatch<ProductDraft, 'category'>({ name: 'category' });
  return ({ product: id, label }: DraftPoint): string[] => {
    if (!id) return [];
    const product = products.find((one) => one.id === id);
    // Two halves of one article, such as piston and sleeve, are told apart by names of their own.
    const twins = points.flatMap((other, at) => (other.product === id && other.label === label ? [at + 1] : []));
    return [
      ...(product ? [] : [texts.gone]),
      ...(twins.length > 1 ? [texts.twins(twins.join(', '))] : []),
      ...(product && own && category === 'motori' && !product.fits?.includes(own) ? [texts.misfit] : []),
    ];
  };
}
