import { expect, it } from 'vitest';
import { pointAt } from '../../../../forms/uploads/focal-point.tsx';
import { movedByKey } from './points.ts';

const box = { left: 100, top: 50, width: 400, height: 200 };

it('a click is placed to the nearest hundredth, inside the drawing', () => {
  expect(pointAt(box, { clientX: 301, clientY: 100 })).toEqual({ x: 0.5, y: 0.25 });
  expect(pointAt(box, { clientX: 20, clientY: 900 })).toEqual({ x: 0, y: 1 });
});

it('arrow keys move a point by 0.01, with Shift by 0.05, up to the edge', () => {
  const place = { x: 0.29, y: 0.98 };
  expect(movedByKey(place, 'ArrowLeft', true)).toEqual({ x: 0.24, y: 0.98 });
  expect(movedByKey(place, 'ArrowDown', true)).toEqual({ x: 0.29, y: 1 });
  expect(movedByKey(place, 'Enter', false)).toBeUndefined();
});
