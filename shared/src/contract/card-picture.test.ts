import { expect, test } from 'vitest';
import { cardPicture } from './picture.ts';

const picture = { url: '/media/a.jpg', color: '102030', focalPoint: { x: 0.25, y: 0.75 }, alt: {} };

test('a card has the focal point of a picture that it crops, and of no other', () => {
  expect(cardPicture({ ...picture, width: 1200, height: 1600 })).toEqual({
    url: '/media/a.jpg',
    color: '102030',
    focalPoint: { x: 0.25, y: 0.75 },
  });
  for (const size of [
    { width: 1600, height: 1200 },
    { width: null, height: null },
  ]) {
    expect(cardPicture({ ...picture, ...size })).toEqual({ url: '/media/a.jpg', color: '102030' });
  }
});
