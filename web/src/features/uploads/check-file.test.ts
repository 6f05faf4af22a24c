import { MAX_FILE_BYTES } from '@rombo/shared/upload';
import { expect, test } from 'vitest';
import { acceptOf, checkFile, fileTypeOf } from './check-file.ts';

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
