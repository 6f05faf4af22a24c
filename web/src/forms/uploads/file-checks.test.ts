import { readFileSync } from 'node:fs';
import { MAX_FILE_BYTES, type UploadPurpose } from '@rombo/shared/contract/upload';
import { expect, test } from 'vitest';
import { acceptOf, checkFile, type FileProblem, withType } from './file-checks.ts';

test.each<[type: string, size: number, UploadPurpose, FileProblem | null, isShrinkable?: true]>([
  ['image/jpeg', MAX_FILE_BYTES, 'product-image', null],
  ['image/jpeg', 0, 'product-image', 'empty'],
  ['image/jpeg', 1, 'technical-sheet', 'wrongType'],
  ['application/pdf', 1, 'technical-sheet', null],
  ['application/pdf', 1, 'product-image', 'wrongType'],
  ['image/svg+xml', 1, 'product-image', 'wrongType'],
  ['image/heic', 1, 'product-image', null],
  ['image/heic', 1, 'technical-sheet', 'wrongType'],
  ['', 1, 'product-image', 'wrongType'],
  ['image/jpeg', MAX_FILE_BYTES + 1, 'product-image', 'tooLarge', true],
  ['image/heic', 7_100_000, 'slide-image', 'tooLarge', true],
  ['image/jpeg', 200_000_000, 'product-image', 'tooLarge'],
  ['image/gif', 7_100_000, 'product-image', 'tooLarge'],
  ['text/plain', 7_100_000, 'product-image', 'tooLarge'],
  ['application/pdf', 7_100_000, 'technical-sheet', 'tooLarge'],
])('a file of type %j and %i bytes as a %s: %s', (type, size, purpose, problem, isShrinkable) => {
  expect(checkFile({ type, size }, purpose)).toEqual({ problem, isShrinkable: Boolean(isShrinkable) });
});

test('detects the type of an untyped file from its first bytes', async () => {
  const heic = readFileSync(new URL('../../../e2e/support/photo.heic', import.meta.url));
  const typeOf = async (content: BlobPart, type = '') => (await withType(new File([content], 'foto', { type }))).type;
  expect(await typeOf(heic)).toBe('image/heic');
  expect(await typeOf('%PDF-1.7', 'application/octet-stream')).toBe('application/pdf');
  expect(await typeOf('only some text of no kind')).toBe('');
  expect(await typeOf(heic, 'text/plain')).toBe('text/plain');
});

test('a sheet input accepts PDF, a picture input also HEIC', () => {
  expect(acceptOf('technical-sheet')).toBe('application/pdf');
  expect(acceptOf('slide-image').split(',')).toEqual(expect.arrayContaining(['image/jpeg', 'image/heic', '.heic']));
});
