import { describe, expect, it } from 'vitest';
import { metadataInName } from './picture.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('the colour in a name', () => {
  it.each([
    `/media/products/${id}/${id}-3a2f21.jpg`,
    `http://localhost/a/${id}-3a2f21.webp?w=640`,
    `/media/slides/${id}/${id}-3a2f21-070.jpg`,
  ])('reads the colour of %s', (address) => expect(metadataInName(address).color).toBe('3a2f21'));

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
  ])('finds none in %j', (address) => expect(metadataInName(address).color).toBeUndefined());
});

describe('the place of a subject in a name', () => {
  it.each([
    [`/media/slides/${id}/${id}-3a2f21-070.jpg`, 70],
    [`/media/slides/${id}/${id}-000.png?w=640`, 0],
    [`${id}-3a2f21-100.webp`, 100],
  ])('reads where %s has its subject', (address, percent) => expect(metadataInName(address).focalX).toBe(percent));

  it.each([
    `/media/slides/${id}/${id}-3a2f21.jpg`,
    `/media/slides/${id}/${id}-3a2f21-70.jpg`,
    `/media/slides/${id}/${id}-3a2f21-101.jpg`,
    `/media/slides/${id}-070/${id}.jpg`,
    '/slides/slide-1.jpg',
    `blob:http://localhost/${id}`,
  ])('finds nothing in %j', (address) => expect(metadataInName(address).focalX).toBeUndefined());
});
