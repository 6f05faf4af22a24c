import { expect, it } from 'vitest';
import { metadataInName } from './picture.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

it.each([
  [`/media/products/${id}/${id}-3a2f21.jpg`, '3a2f21', undefined],
  [`http://localhost/a/${id}-3a2f21-070.webp?w=640`, '3a2f21', 70],
  [`/media/slides/${id}/${id}-000.png?w=640`, undefined, 0],
  [`${id}-3a2f21-100.webp`, '3a2f21', 100],
  [`/media/products/${id}-3a2f21/${id}.jpg`, undefined, undefined],
  [`/media/products/${id}/${id}-3a2f211.jpg`, undefined, undefined],
  [`/media/products/${id}/${id}.jpg?w=1-3a2f21.`, undefined, undefined],
  [`/media/slides/${id}/${id}-3a2f21-70.jpg`, undefined, undefined],
  [`/media/slides/${id}/${id}-3a2f21-101.jpg`, undefined, undefined],
])('the name %s has the colour %s and the focal point %s', (address, color, focalX) => {
  expect(metadataInName(address)).toEqual({ color, focalX });
});
