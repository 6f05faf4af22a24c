import { expect, test } from 'vitest';
import { files as texts } from '../../../i18n/it/panel/forms.ts';
import { refusalOf } from './file-fields.tsx';

const file = (name: string, type: string) => new File(['x'], name, { type });

test.each([
  ['product-image', file('a.jpg', 'image/jpeg'), 'tooLarge', 'File too large', 'a.jpg is larger than 5MB'],
  ['product-image', file('a.txt', 'text/plain'), 'wrongType', 'Invalid file type', 'a.txt is not an image file'],
  [
    'product-image',
    file('a.tiff', 'image/tiff'),
    'wrongType',
    'Invalid file type',
    'a.tiff is not a JPG, PNG or GIF image file',
  ],
  ['technical-sheet', file('a.jpg', 'image/jpeg'), 'wrongType', 'Invalid file type', 'a.jpg must be a PDF file'],
  ['technical-sheet', file('a.pdf', 'application/pdf'), 'tooLarge', 'File too large', 'a.pdf must be smaller than 5MB'],
  ['technical-sheet', file('a.pdf', 'application/pdf'), 'empty', 'File vuoto', 'a.pdf non contiene nulla'],
] as const)('as a %s, %o is refused: %s, %s', (purpose, refused, problem, title, description) => {
  expect(refusalOf(refused, problem, purpose, texts)).toEqual({ title, description });
});
