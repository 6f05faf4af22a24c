import { describe, expect, it } from 'vitest';
import { colorOf, withColor } from './picture-color.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('colorOf', () => {
  it.each([`/media/products/${id}/${id}-3a2f21.jpg`, `http://localhost/a/${id}-3a2f21.webp?w=640`])(
    'reads the colour of %s',
    (address) => expect(colorOf(address)).toBe('3a2f21'),
  );

  it.each([
    `/media/products/${id}/${id}.jpg`,
    `/media/products/${id}-3a2f21/${id}.jpg`,
    `/media/products/${id}/${id}-3A2F21.jpg`,
    `/media/products/${id}/${id}-3a2f2.jpg`,
    `/media/products/${id}/${id}-3a2f211.jpg`,
    `/media/products/${id}/${id}-3a2f21`,
    `/media/products/${id}/${id}.jpg?w=1-3a2f21.`,
    `blob:http://localhost/${id}`,
    '',
  ])('finds none in %j', (address) => expect(colorOf(address)).toBeUndefined());
});

it('writes what it reads, and leaves a name alone that has no colour', () => {
  expect(colorOf(`${withColor(id, '00ff7a')}.png`)).toBe('00ff7a');
  expect(withColor(id, undefined)).toBe(id);
});
