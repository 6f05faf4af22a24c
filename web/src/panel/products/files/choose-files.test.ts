import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import { expect, test } from 'vitest';
import { files as texts } from '../../../i18n/it/panel/forms.ts';
import { choosePictures, chooseSheet, takeWithin } from './choose-files.tsx';

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const photo = (name: string, size?: number) => file(name, 'image/jpeg', size);

test('refused pictures are skipped and named, the others are taken in order', () => {
  const files = [
    photo('uno.jpg'),
    photo('grande.jpg', MAX_FILE_BYTES + 1),
    file('note.txt', 'text/plain'),
    photo('due.jpg'),
  ];
  const { accepted, refused, shrinkable } = choosePictures(files, 20, texts);
  expect(shrinkable.map(({ name }) => name)).toEqual(['grande.jpg']);
  expect(accepted.map(({ name }) => name)).toEqual(['uno.jpg', 'due.jpg']);
  expect(refused).toEqual([
    { title: 'File too large', description: 'grande.jpg is larger than 5MB' },
    { title: 'Invalid file type', description: 'note.txt is not an image file' },
  ]);
});

test('a picture of a kind that browsers cannot show is named with the kinds that are taken', () => {
  expect(choosePictures([file('foto.tiff', 'image/tiff')], 20, texts).refused).toEqual([
    { title: 'Invalid file type', description: 'foto.tiff is not a JPG, PNG or GIF image file' },
  ]);
});

test('a photo in HEIC is taken, whether its type is known or not', () => {
  const files = [file('uno.heic', 'image/heic'), file('due.HEIC', '')];
  expect(choosePictures(files, 20, texts).accepted).toEqual(files);
});

test('photos that were too large are added as far as there is room', () => {
  const files = ['a.jpg', 'b.jpg'].map((name) => photo(name, MAX_FILE_BYTES + 1));
  expect(takeWithin(files, 2, texts)).toEqual({ accepted: files, refused: [], shrinkable: [] });
  expect(takeWithin(files, 1, texts).accepted).toEqual(files.slice(0, 1));
  expect(takeWithin(files, 1, texts).refused).toMatchObject([{ title: 'Troppe immagini' }]);
});

test('pictures beyond the room that is left are counted', () => {
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => photo(name));
  const { accepted, refused } = choosePictures(files, 2, texts);
  expect(accepted.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(refused).toEqual([
    {
      title: 'Troppe immagini',
      description: 'Un prodotto può avere al massimo 20 immagini: una non è stata aggiunta.',
    },
  ]);
  expect(choosePictures(files, 0, texts).accepted).toEqual([]);
});

test('a technical sheet must be a PDF file and smaller than 5MB', () => {
  expect(chooseSheet(file('scheda.pdf', 'application/pdf'), texts).accepted).toHaveLength(1);
  expect(chooseSheet(photo('scheda.jpg'), texts).refused).toEqual([
    { title: 'Invalid file type', description: 'scheda.jpg must be a PDF file' },
  ]);
  expect(chooseSheet(file('scheda.pdf', 'application/pdf', MAX_FILE_BYTES + 1), texts).refused).toEqual([
    { title: 'File too large', description: 'scheda.pdf must be smaller than 5MB' },
  ]);
});
