import { expect, test } from 'vitest';
import { fit, MAX_SIDE } from './prepare-picture.ts';

test('the longer side becomes 2,400 pixels, whichever it is, and nothing grows', () => {
  expect(fit({ width: 4032, height: 3024 }, MAX_SIDE)).toEqual({ width: 2400, height: 1800 });
  expect(fit({ width: 3024, height: 4032 }, MAX_SIDE)).toEqual({ width: 1800, height: 2400 });
  expect(fit({ width: 2400, height: 10 }, MAX_SIDE)).toEqual({ width: 2400, height: 10 });
  expect(fit({ width: 30_000, height: 3 }, MAX_SIDE)).toEqual({ width: 2400, height: 1 });
});
