import { expect, test } from 'vitest';
import { addStep } from './use-points.ts';

const points = [{ x: 0.5, y: 0.5, product: '', code: '', label: '' }];

test('steps of one kind are undone together, and those without a kind one by one', () => {
  const dragged = addStep([{ points, kind: 'drag 1' }], { points: [], kind: 'drag 1' });
  expect(dragged).toEqual([{ points, kind: 'drag 1' }]);
  expect(addStep(dragged, { points, kind: 'drag 2' })).toHaveLength(2);
  expect(addStep(addStep([], { points }), { points: [] })).toEqual([{ points }, { points: [] }]);
});
