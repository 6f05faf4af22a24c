import { imageTypes, type UploadPurpose, type UploadRequest, uploadPurposes } from '@rombo/shared/contract/upload';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createUpload, extensionOf, isUploadKey } from './uploads.ts';

vi.mock('./bucket.ts', () => ({
  presignPost: async (key: string) => ({ url: 'https://store.example/', fields: { key } }),
}));

const purposes = Object.keys(uploadPurposes) as UploadPurpose[];
const about = { name: fc.string(), size: fc.nat() };
const picture: fc.Arbitrary<UploadRequest> = fc.record({
  ...about,
  purpose: fc.constantFrom('product-image', 'slide-image'),
  type: fc.constantFrom(...Object.keys(imageTypes)),
});
const sheet: fc.Arbitrary<UploadRequest> = fc.record({
  ...about,
  purpose: fc.constant('technical-sheet'),
  type: fc.constant('application/pdf'),
});
const request = fc.oneof({ arbitrary: picture, weight: 4 }, sheet);

it('every offered key is accepted for its purpose and for no other', () =>
  fc.assert(
    fc.asyncProperty(request, async (file) => {
      const { key, fields } = await createUpload(file);
      expect(fields.key).toBe(key);
      expect(key).toMatch(new RegExp(`^uploads/${file.purpose}/[0-9a-f-]{36}\\.[a-z]{3,4}$`));
      expect(purposes.filter((purpose) => isUploadKey(purpose, key))).toEqual([file.purpose]);
    }),
  ));

it('a key that is changed anywhere is rejected', () =>
  fc.assert(
    fc.asyncProperty(request, fc.nat(), fc.constantFrom('', '/', '..', '\n', 'G', ' '), async (file, at, put) => {
      const { key } = await createUpload(file);
      const place = at % key.length;
      // Exclude four-letter extensions that lose a letter: they are as long as the others.
      fc.pre(key[place] !== put && !(put === '' && /\.\w{4}$/.test(key) && place > key.length - 5));
      expect(isUploadKey(file.purpose, key.slice(0, place) + put + key.slice(place + 1))).toBe(false);
    }),
  ));

const endings = ['.png\n', '.png/../../../media/x', '', '-3a2f21.png', '.png?versionId=1'];
it.each(endings)('a key cannot end in %j', (ending) => {
  const key = 'uploads/product-image/3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  expect(isUploadKey('product-image', key + ending)).toBe(false);
  expect(isUploadKey('product-image', `/${key}.png`)).toBe(false);
});

it('a type that the purpose does not accept has no extension', () => {
  expect(extensionOf('technical-sheet', 'image/png')).toBe('bin');
});
