import { arrayMove } from '@dnd-kit/sortable';
import { explodedLimits } from '@rombo/shared/collections/exploded-view';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isEqual } from '../../../../forms/uploads/draft-file.ts';
import { toFraction } from '../../../../forms/uploads/focal-point.tsx';
import { useTexts } from '../../../../i18n/index.ts';
import { useProducts } from '../../api.ts';
import type { DraftPoint, ProductDraft } from '../../draft/product-draft.ts';

const STEP = 0.01;
const LARGE_STEP = 0.05;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the position after an arrow key: one hundredth further, with Shift five. Undefined for other keys. */
export function movedByKey({ x, y }: FocalPoint, key: string, shift: boolean): FocalPoint | undefined {
  const direction = directions[key];
  const step = shift ? LARGE_STEP : STEP;
  return direction && { x: toFraction(x + direction[0] * step), y: toFraction(y + direction[1] * step) };
}

interface Step {
  points: DraftPoint[];
  /** Consecutive changes of the same kind, such as a drag, are undone together. */
  kind?: string | undefined;
}

interface State {
  /** Points after the last change; others come from another draft, in which the earlier steps have no place. */
  last: DraftPoint[];
  undoStack: Step[];
  selected?: number | undefined;
  /** Key of the editor: changes with the selected point, but not when that point is renumbered. */
  editorKey: number;
  /** Index of a new point, whose editor focuses the part search. */
  addedIndex?: number | undefined;
  announcement: string;
}

/** Edits the points of an exploded view. Every change can be undone. */
export function usePoints(productId: string | null, points: DraftPoint[], onChange: (points: DraftPoint[]) => void) {
  const { exploded: texts } = useTexts('panel');
  const { data: products = [] } = useProducts();
  const category = useWatch<ProductDraft, 'category'>({ name: 'category' });
  const [state, setState] = useState<State>({ last: points, undoStack: [], editorKey: 0, announcement: '' });
  const { selected, editorKey, addedIndex, announcement } = state;
  const undoStack = isEqual(points, state.last) ? state.undoStack : [];

  const update = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const change = (next: DraftPoint[], part: Partial<State>, kind?: string) => {
    const isContinued = kind !== undefined && undoStack.at(-1)?.kind === kind;
    update({ ...part, last: next, undoStack: isContinued ? undoStack : [...undoStack, { points, kind }] });
    onChange(next);
  };
  const edit = (index: number, part: Partial<DraftPoint>, kind?: string, announced: Partial<State> = {}) => {
    const point = points[index];
    if (point)
      change(
        points.map((one) => (one === point ? { ...point, ...part } : one)),
        announced,
        kind,
      );
  };
  return {
    points,
    selected,
    editorKey,
    addedIndex,
    announcement,
    canUndo: undoStack.length > 0,
    parts: products.filter(({ id }) => id !== productId),
    nameOf: ({ label, product, code }: DraftPoint): string =>
      label || products.find(({ id }) => id === product)?.name || code || texts.unnamed,
    /** Non-blocking warnings: the part was deleted, is used by another point with the same label, or does not fit this engine. */
    warningsOf: ({ product: id, label }: DraftPoint): string[] => {
      if (!id) return [];
      const product = products.find((one) => one.id === id);
      // Parts of one article, such as piston and sleeve, are distinguished by their labels.
      const twins = points.flatMap((other, at) => (other.product === id && other.label === label ? [at + 1] : []));
      return [
        ...(product ? [] : [texts.gone]),
        ...(twins.length > 1 ? [texts.twins(twins.join(', '))] : []),
        ...(product && productId && category === 'motori' && !product.fits?.includes(productId) ? [texts.misfit] : []),
      ];
    },
    select: (index: number) => {
      if (index !== selected) update({ selected: index, editorKey: editorKey + 1, addedIndex: undefined });
    },
    edit,
    add: (place: FocalPoint) => {
      const index = points.length;
      if (index >= explodedLimits.points) return update({ announcement: texts.full });
      const point = { ...place, product: '', code: '', label: '' };
      change([...points, point], {
        selected: index,
        editorKey: editorKey + 1,
        addedIndex: index,
        announcement: texts.added(index + 1),
      });
    },
    move: (index: number, place: FocalPoint, kind: string) =>
      edit(index, place, kind, { announcement: texts.place(place.x, place.y) }),
    order: (from: number, to: number) =>
      change(arrayMove(points, from, to), {
        selected: to,
        addedIndex: undefined,
        announcement: texts.numbered(to + 1),
      }),
    remove: (index: number) =>
      change(
        points.filter((_, at) => at !== index),
        { selected: undefined, announcement: texts.removed(index + 1) },
      ),
    undo: () => {
      const before = undoStack.at(-1)?.points ?? points;
      update({
        last: before,
        undoStack: undoStack.slice(0, -1),
        selected: selected !== undefined && selected < before.length ? selected : undefined,
        announcement: texts.undone,
      });
      onChange(before);
    },
  };
}
export type Points = ReturnType<typeof usePoints>;
