import { expect, test, vi } from 'vitest';
import { pressKey } from './stage-keys.ts';

const press = (key: string, zoomed: boolean) => {
  const actions = { go: vi.fn(), pan: vi.fn(), zoomBy: vi.fn() };
  const taken = pressKey(key, { zoomed, ...actions });
  const calls = Object.entries(actions).flatMap(([name, { mock }]) => mock.calls.map((values) => [name, ...values]));
  return { taken, calls };
};

test('arrows go from picture to picture, and move the picture once it is enlarged', () => {
  expect(press('ArrowRight', false).calls).toEqual([['go', 1]]);
  expect(press('ArrowLeft', false).calls).toEqual([['go', -1]]);
  expect(press('ArrowRight', true).calls).toEqual([['pan', -80, 0]]);
  expect(press('ArrowDown', true).calls).toEqual([['pan', 0, -80]]);
});

test('plus and minus zoom, with and without Shift', () => {
  expect(press('+', false).calls).toEqual([['zoomBy', 1.4]]);
  expect(press('=', false).calls).toEqual(press('+', false).calls);
  expect(press('-', true).calls).toEqual([['zoomBy', 1 / 1.4]]);
});

test.each(['Tab', 'Enter', 'ArrowDown', 'toString'])('%s is left to the browser while a picture is whole', (key) => {
  expect(press(key, false)).toEqual({ taken: false, calls: [] });
});
