import { imageTypes, type UploadPurpose, type UploadRequest, uploadPurposes } from '@rombo/shared/contract/upload';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { isUploadKey, offerUpload } from './uploads.ts';

vi.mock('./bucket.ts', () => ({ presignPost: async () => ({ url: 'https://store.example/', fields: {} }) }));

const purposes = Object.keys(uploadPurposes) as UploadPurpose[];
const said = { name: fc.string(), size: fc.nat() };
const picture: fc.Arbitrary<UploadRequest> = fc.record({
  ...said,
  purpose: fc.constantFrom('product-image', 'slide-image'),
  type: fc.constantFrom(...Object.keys(imageTypes)),
});
const sheet: fc.Arbitrary<UploadRequest> = fc.record({
  ...said,
  purpose: fc.constant('technical-sheet'),
  type: fc.constant('application/pdf'),
});
const request = fc.oneof({ arbitrary: picture, weight: 4 }, sheet);

it('every key that is offered is known again for its purpose and no other', () =>
  fc.assert(
    fc.asyncProperty(request, async (file) => {
      const { key } = await offerUpload(file);
      expect(purposes.filter((purpose) => isUploadKey(purpose, key))).toEqual([file.purpose]);
    }),
  ));

it('no key is taken that is changed in any place', () =>
  fc.assert(
    fc.asyncProperty(request, fc.nat(), fc.constantFrom('', '/', '..', '\n', 'G', ' '), async (file, at, put) => {
      const { key } = await offerUpload(file);
      const place = at % key.length;
      // An extension of four letters without one of them is as long as the others.
      fc.pre(key[place] !== put && !(put === '' && /\.\w{4}$/.test(key) && place > key.length - 5));
      expect(isUploadKey(file.purpose, key.slice(0, place) + put + key.slice(place + 1))).toBe(false);
    }),
  ));
