import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import { expect, test } from 'vitest';
import { files as texts } from '../../../i18n/it/panel/forms.ts';
import { chooseFiles, limitPictures } from './choose-files.tsx';

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const LARGE = MAX_FILE_BYTES + 1;

test('refused files are skipped, and those that can be made smaller kept aside', () => {
  const files = [file('uno.jpg', 'image/jpeg'), file('grande.jpg', 'image/jpeg', LARGE), file('due.jpg', 'image/jpeg')];
  const { accepted, shrinkable } = chooseFiles(files, 'product-image', texts);
  expect(accepted.map(({ name }) => name)).toEqual(['uno.jpg', 'due.jpg']);
  expect(shrinkable.map(({ name }) => name)).toEqual(['grande.jpg']);
});

test.each([
  ['product-image', file('a.jpg', 'image/jpeg', LARGE), 'File too large', 'a.jpg is larger than 5MB'],
  ['product-image', file('a.txt', 'text/plain'), 'Invalid file type', 'a.txt is not an image file'],
  ['product-image', file('a.tiff', 'image/tiff'), 'Invalid file type', 'a.tiff is not a JPG, PNG or GIF image file'],
  ['technical-sheet', file('a.jpg', 'image/jpeg'), 'Invalid file type', 'a.jpg must be a PDF file'],
  ['technical-sheet', file('a.pdf', 'application/pdf', LARGE), 'File too large', 'a.pdf must be smaller than 5MB'],
  ['technical-sheet', file('a.pdf', 'application/pdf', 0), 'File vuoto', 'a.pdf non contiene nulla'],
] as const)('as a %s, %o is refused: %s, %s', (purpose, refused, title, description) => {
  expect(chooseFiles([refused], purpose, texts).refused).toEqual([{ title, description }]);
});

test('pictures beyond the room that is left are counted', () => {
  const accepted = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => file(name, 'image/jpeg'));
  const refused = [{ title: 'x', description: 'y' }];
  const limited = limitPictures({ accepted, refused, shrinkable: [] }, 2, texts);
  expect(limited.accepted).toEqual(accepted.slice(0, 2));
  const description = 'Un prodotto può avere al massimo 20 immagini: una non è stata aggiunta.';
  expect(limited.refused).toEqual([...refused, { title: 'Troppe immagini', description }]);
});
