import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pdf, picture } from '../../test/files.ts';
import { type CheckedFile, checkPart } from './media.ts';

const found = vi.hoisted(() => ({
  upload: undefined as { bytes: Uint8Array; size: number; etag: string; name: string } | undefined,
  calls: [] as unknown[][],
  copies: true,
}));
vi.mock('./bucket.ts', () => ({
  readStart: async () => found.upload,
  copy: async (...call: unknown[]) => {
    found.calls.push(['copy', ...call]);
    return found.copies;
  },
  store: async (...call: unknown[]) => void found.calls.push(['store', ...call]),
}));

const key = (purpose: string, extension: string) =>
  `uploads/${purpose}/3f2504e0-4f89-41d3-9a0c-0305e82c3301.${extension}`;
const image = key('product-image', 'png');
const sheet = key('technical-sheet', 'pdf');
const sent = (bytes: Uint8Array, size = bytes.length) => {
  found.upload = { bytes, size, etag: '"tag"', name: '' };
};
const moveTo = (checked: unknown, ...call: [string, string?]) => (checked as CheckedFile).moveTo(...call);

describe('a part of a form', () => {
  beforeEach(() => Object.assign(found, { upload: undefined, calls: [], copies: true }));

  it('is copied to its place as the upload with the tag that it was read with', async () => {
    sent(await picture('png'));
    const checked = await checkPart(image, 'product-image', []);
    expect(checked).toMatchObject({ type: 'image/png', upload: image });
    expect(await moveTo(checked, 'media/a.png')).toBe(true);
    expect(found.calls).toEqual([['copy', image, '"tag"', 'media/a.png', 'image/png', undefined]]);
    found.copies = false;
    expect(await moveTo(checked, 'media/a.png')).toBe(false);
  });

  it('is a sheet by what it is, under the name that it is given', async () => {
    sent(pdf());
    const checked = await checkPart(sheet, 'technical-sheet', []);
    await moveTo(checked, 'media/a.pdf', 'RP-1.pdf');
    expect(found.calls).toEqual([['copy', sheet, '"tag"', 'media/a.pdf', 'application/pdf', 'RP-1.pdf']]);
  });

  it('is refused by the size of the whole upload, of which only the beginning was read', async () => {
    sent(pdf(), MAX_FILE_BYTES);
    expect(await checkPart(sheet, 'technical-sheet', [])).toMatchObject({ type: 'application/pdf' });
    sent(pdf(), MAX_FILE_BYTES + 1);
    expect(await checkPart(sheet, 'technical-sheet', [])).toEqual({ refusal: 'file_too_large' });
    sent(new Uint8Array(), 0);
    expect(await checkPart(sheet, 'technical-sheet', [])).toEqual({ refusal: 'empty_file' });
  });

  it.each([
    ['a picture sent as a sheet', sheet, 'technical-sheet', 'not_a_sheet'],
    ['a sheet sent as a picture', image, 'product-image', 'not_a_picture'],
  ] as const)('is refused for %s', async (_, upload, purpose, refusal) => {
    sent(purpose === 'technical-sheet' ? await picture('png') : pdf());
    expect(await checkPart(upload, purpose, [])).toEqual({ refusal });
  });

  it('is refused for a picture that breaks off, whether it is in the form or an upload', async () => {
    const bytes = (await picture('png')).slice(0, -30);
    sent(bytes);
    expect(await checkPart(image, 'product-image', [])).toEqual({ refusal: 'damaged' });
    const part = { filename: '', mimetype: 'image/png', content: bytes };
    expect(await checkPart(part, 'product-image', [])).toEqual({ refusal: 'damaged' });
    expect(found.calls).toEqual([]);
  });

  it('is refused in the form by its bytes, with its name', async () => {
    const part = { filename: 'scheda.pdf', mimetype: 'application/pdf', content: await picture('png') };
    expect(await checkPart(part, 'technical-sheet', [])).toEqual({ refusal: 'not_a_sheet {"file":"scheda.pdf"}' });
    const large = { ...part, content: new Uint8Array(MAX_FILE_BYTES + 1) };
    expect(await checkPart(large, 'technical-sheet', [])).toMatchObject({
      refusal: expect.stringContaining('file_too_large'),
    });
  });

  it('is stored from the form, and stored anew where what is published of an upload is not what came', async () => {
    const content = pdf();
    const part = { filename: 'a.pdf', mimetype: 'application/pdf', content };
    const inForm = await checkPart(part, 'technical-sheet', []);
    expect(inForm).not.toHaveProperty('upload');
    expect(await moveTo(inForm, 'media/a.pdf', 'RP-1.pdf')).toBe(true);
    sent(
      await sharp(await picture('png'))
        .withExif({ IFD0: { Artist: 'Rossi' } })
        .jpeg()
        .toBuffer(),
    );
    const anew = await checkPart(key('product-image', 'jpg'), 'product-image', []);
    expect(anew).toMatchObject({ type: 'image/jpeg', upload: key('product-image', 'jpg') });
    expect(await moveTo(anew, 'media/a.jpg')).toBe(true);
    expect(found.calls.map(([name, , ...more]) => [name, ...(name === 'store' ? more.slice(1) : [])])).toEqual([
      ['store', 'application/pdf', 'RP-1.pdf'],
      ['store', 'image/jpeg', undefined],
    ]);
    expect(found.calls[0]?.[2]).toEqual(content);
  });

  it('is an address that is there already, an upload that is not gone, and nothing else', async () => {
    expect(await checkPart('/media/a.png', 'product-image', ['/media/a.png'])).toEqual({ address: '/media/a.png' });
    expect(await checkPart('/media/b.png', 'product-image', ['/media/a.png'])).toEqual({ refusal: 'unknown_file' });
    expect(await checkPart(sheet, 'product-image', [])).toEqual({ refusal: 'unknown_file' });
    expect(await checkPart(image, 'product-image', [])).toEqual({ refusal: 'upload_expired' });
  });
});
