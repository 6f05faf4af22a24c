import { readFileSync } from 'node:fs';
import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import { expect, test } from 'vitest';
import { acceptOf, checkFile, fileTypeOf, isShrinkable, withType } from './check-file.ts';

const photo = { name: 'motore.jpg', type: 'image/jpeg', size: 4_500_000 };

test('a photo of exactly 5 MiB is taken and one byte more is too large', () => {
  expect(checkFile({ ...photo, size: MAX_FILE_BYTES }, 'product-image')).toBeNull();
  expect(checkFile({ ...photo, size: MAX_FILE_BYTES + 1 }, 'product-image')).toBe('too-large');
});

test('a picture is no technical sheet and a PDF is no picture', () => {
  expect(checkFile(photo, 'technical-sheet')).toBe('wrong-type');
  expect(checkFile({ name: 'scheda.pdf', type: 'application/pdf', size: 10 }, 'product-image')).toBe('wrong-type');
  expect(checkFile({ name: 'scheda.pdf', type: 'application/pdf', size: 10 }, 'technical-sheet')).toBeNull();
});

test('SVG and text are refused whatever their name says', () => {
  expect(checkFile({ name: 'logo.png', type: 'image/svg+xml', size: 10 }, 'product-image')).toBe('wrong-type');
  expect(checkFile({ name: 'note.jpg', type: 'text/plain', size: 10 }, 'slide-image')).toBe('wrong-type');
});

test('a file without a type goes by its extension', () => {
  expect(fileTypeOf({ name: 'FOTO.JPEG', type: '', size: 10 }, 'product-image')).toBe('image/jpeg');
  expect(fileTypeOf({ name: 'foto.webp', type: '', size: 10 }, 'product-image')).toBe('image/webp');
  expect(fileTypeOf({ name: 'foto.jpg', type: '', size: 10 }, 'technical-sheet')).toBeNull();
  expect(fileTypeOf({ name: 'foto', type: '', size: 10 }, 'product-image')).toBeNull();
});

test('an empty file is refused before the server has to', () => {
  expect(checkFile({ ...photo, size: 0 }, 'product-image')).toBe('empty');
});

test('the input of a technical sheet offers PDF files only', () => {
  expect(acceptOf('technical-sheet')).toBe('application/pdf');
});

test('a photo in HEIC is taken by its type, or by its name where the system knows no type', () => {
  expect(checkFile({ name: 'IMG_1.HEIC', type: 'image/heic', size: 10 }, 'product-image')).toBeNull();
  expect(checkFile({ name: 'IMG_1.HEIC', type: '', size: 10 }, 'slide-image')).toBeNull();
  expect(checkFile({ name: 'IMG_1.heif', type: 'application/octet-stream', size: 10 }, 'slide-image')).toBeNull();
  expect(checkFile({ name: 'IMG_1.heic', type: 'text/plain', size: 10 }, 'slide-image')).toBe('wrong-type');
  expect(checkFile({ name: 'IMG_1.heic', type: '', size: 10 }, 'technical-sheet')).toBe('wrong-type');
  expect(checkFile({ name: 'IMG_1.heic', type: '', size: MAX_FILE_BYTES + 1 }, 'product-image')).toBe('too-large');
});

test('pictures that are too large can be made smaller, unless they move, are no pictures or are enormous', () => {
  const large = { ...photo, size: 7_100_000 };
  expect(isShrinkable(large, 'product-image')).toBe(true);
  expect(isShrinkable({ ...large, name: 'foto.heic', type: '' }, 'slide-image')).toBe(true);
  expect(isShrinkable(photo, 'product-image')).toBe(false);
  expect(isShrinkable({ ...large, name: 'film.gif', type: 'image/gif' }, 'product-image')).toBe(false);
  expect(isShrinkable({ ...large, name: 'film.mp4', type: 'video/mp4' }, 'product-image')).toBe(false);
  expect(isShrinkable({ ...large, type: 'application/pdf' }, 'technical-sheet')).toBe(false);
  expect(isShrinkable({ ...large, size: 200_000_000 }, 'product-image')).toBe(false);
});

test('a file without a type or an extension goes by its first bytes', async () => {
  const heic = readFileSync(new URL('../../../e2e/support/photo.heic', import.meta.url));
  expect((await withType(new File([heic], 'foto'), 'product-image')).type).toBe('image/heic');
  expect((await withType(new File(['only some text of no kind'], 'foto'), 'product-image')).type).toBe('');
  const named = new File([heic], 'foto.jpg', { type: 'image/jpeg' });
  expect(await withType(named, 'product-image')).toBe(named);
});

test('the inputs of pictures offer HEIC too', () => {
  expect(acceptOf('product-image')).toContain('image/heic');
  expect(acceptOf('slide-image').split(',')).toEqual(expect.arrayContaining(['image/jpeg', '.heic']));
});
