import { describe, expect, it, vi } from 'vitest';
import { extensionOf, isUploadKey, offerUpload } from './uploads.ts';

vi.mock('./bucket.ts', () => ({
  presignPost: async (key: string) => ({ url: 'https://store.example/', fields: { key } }),
}));

const file = { name: '../../etc/passwd.png', size: 10 };
const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('offerUpload', () => {
  it.each([
    ['product-image', 'image/jpeg', 'jpg'],
    ['slide-image', 'image/avif', 'avif'],
    ['technical-sheet', 'application/pdf', 'pdf'],
  ] as const)('makes a key for %s that owes nothing to the name of the file', async (purpose, type, extension) => {
    const { key, fields } = await offerUpload({ ...file, purpose, type });
    expect(key).toMatch(new RegExp(`^uploads/${purpose}/[0-9a-f-]{36}\\.${extension}$`));
    expect(fields.key).toBe(key);
    expect(isUploadKey(purpose, key)).toBe(true);
  });
});

describe('isUploadKey', () => {
  it.each([
    `uploads/slide-image/${uuid}.png`,
    `uploads/product-image/../slide-image/${uuid}.png`,
    `uploads/product-image/${uuid}.png/../../../media/x`,
    `/uploads/product-image/${uuid}.png`,
    `uploads/product-image/${uuid}`,
    `uploads/product-image/${uuid}.png\n`,
    `uploads/product-image/${uuid.toUpperCase()}.png`,
    `uploads/product-image/${uuid}.png?versionId=1`,
    `uploads/product-image/${uuid}-3a2f21.png`,
    `uploads/product-image/${uuid}-.png`,
    `uploads/product-image/${uuid}-3a2f21`,
    `media/products/${uuid}/${uuid}.png`,
    'uploads/product-image/',
    '..',
    '',
  ])('does not take %j for an upload of a picture', (text) => {
    expect(isUploadKey('product-image', text)).toBe(false);
  });
});

describe('extensionOf', () => {
  it('gives a type that the purpose does not take no extension of its own', () => {
    expect(extensionOf('technical-sheet', 'image/png')).toBe('bin');
  });
});
