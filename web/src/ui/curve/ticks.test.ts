import { expect, test } from 'vitest';
import { ticksAround, ticksTo } from './ticks.ts';

test('ticks start at 0 and reach the highest value', () => {
  expect(ticksTo(2.04, 5)).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
  expect(ticksTo(0.58, 5)).toEqual([0, 0.15, 0.3, 0.45, 0.6, 0.75]);
  expect(ticksTo(2, 4)).toEqual([0, 0.5, 1, 1.5, 2]);
  expect(ticksTo(0, 2)).toEqual([0, 0.5, 1]);
});

test('ticks around a range are multiples of their step', () => {
  expect(ticksAround(12_000, 42_000, 4)).toEqual([8000, 16_000, 24_000, 32_000, 40_000, 48_000]);
  expect(ticksAround(10_000, 40_000, 4)).toEqual([8000, 16_000, 24_000, 32_000, 40_000]);
  expect(ticksAround(20_000, 20_000, 4)).toHaveLength(2);
});
