import { readFileSync } from 'node:fs';
import { MAX_FILE_BYTES, type UploadPurpose } from '@rombo/shared/contract/upload';
import { expect, test } from 'vitest';
import { acceptOf, checkFile, type FileProblem, fileTypeOf, isShrinkable, withType } from './check-file.ts';

type Facts = { name?: string; type?: string; size?: number };
const facts = (given: Facts) => ({ name: 'motore.jpg', type: 'image/jpeg', size: 4_500_000, ...given });

test.each<[Facts, UploadPurpose, FileProblem | null]>([
  [{ size: MAX_FILE_BYTES }, 'product-image', null],
  [{ size: MAX_FILE_BYTES + 1 }, 'product-image', 'too-large'],
  [{ size: 0 }, 'product-image', 'empty'],
  [{}, 'technical-sheet', 'wrong-type'],
  [{ name: 'scheda.pdf', type: 'application/pdf' }, 'technical-sheet', null],
  [{ name: 'scheda.pdf', type: 'application/pdf' }, 'product-image', 'wrong-type'],
  [{ name: 'logo.png', type: 'image/svg+xml' }, 'product-image', 'wrong-type'],
  [{ name: 'IMG_1.HEIC', type: 'image/heic' }, 'product-image', null],
  [{ name: 'IMG_1.HEIC', type: '' }, 'slide-image', null],
  [{ name: 'IMG_1.heif', type: 'application/octet-stream' }, 'slide-image', null],
  [{ name: 'IMG_1.heic', type: 'text/plain' }, 'slide-image', 'wrong-type'],
  [{ name: 'IMG_1.heic', type: '' }, 'technical-sheet', 'wrong-type'],
])('%o as a %s: %s', (given, purpose, problem) => {
  expect(checkFile(facts(given), purpose)).toBe(problem);
});

test.each<[string, UploadPurpose, string | null]>([
  ['FOTO.JPEG', 'product-image', 'image/jpeg'],
  ['foto.webp', 'product-image', 'image/webp'],
  ['foto.jpg', 'technical-sheet', null],
  ['foto', 'product-image', null],
])('without a type %s as a %s is %s by its extension', (name, purpose, type) => {
  expect(fileTypeOf(facts({ name, type: '' }), purpose)).toBe(type);
});

test.each<[Facts, UploadPurpose, boolean]>([
  [{ size: 7_100_000 }, 'product-image', true],
  [{ size: 7_100_000, name: 'foto.heic', type: '' }, 'slide-image', true],
  [{}, 'product-image', false],
  [{ size: 200_000_000 }, 'product-image', false],
  [{ size: 7_100_000, type: 'image/gif' }, 'product-image', false],
  [{ size: 7_100_000, type: 'application/pdf' }, 'technical-sheet', false],
])('%o as a %s can be made smaller: %s', (given, purpose, can) => {
  expect(isShrinkable(facts(given), purpose)).toBe(can);
});

test('a file without a type or an extension goes by its first bytes', async () => {
  const heic = readFileSync(new URL('../../../e2e/support/photo.heic', import.meta.url));
  expect((await withType(new File([heic], 'foto'), 'product-image')).type).toBe('image/heic');
  expect((await withType(new File(['only some text of no kind'], 'foto'), 'product-image')).type).toBe('');
});

test('the input of a technical sheet offers PDF files, those of pictures HEIC too', () => {
  expect(acceptOf('technical-sheet')).toBe('application/pdf');
  expect(acceptOf('slide-image').split(',')).toEqual(expect.arrayContaining(['image/jpeg', 'image/heic', '.heic']));
});
