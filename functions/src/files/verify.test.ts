import { deflateSync } from 'node:zlib';
import { MAX_FILE_BYTES, type UploadPurpose } from '@rombo/shared/contract/upload';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf, picture } from '../../test/forms.ts';
import { HEAD_BYTES, verify } from './verify.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const check = (purpose: UploadPurpose, bytes: Uint8Array, size = bytes.length) => verify(purpose, { bytes, size });

/** A PNG's header that claims a size, and nothing after it but its end. */
function claimPng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.from('00000000000000000802000000', 'hex');
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync('')), chunk('IEND', Buffer.alloc(0))]),
  );
}

describe('verify', () => {
  let png: Uint8Array;
  beforeAll(async () => {
    png = await picture('png');
  });

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('knows a real %s for pictures of products and slides', async (format, type) => {
    const bytes = await picture(format);
    expect(await check('product-image', bytes)).toEqual({ type });
    expect(await check('slide-image', bytes)).toEqual({ type });
    expect(await check('technical-sheet', bytes)).toEqual({ refusal: 'not_a_sheet' });
  });

  it('knows a PDF for sheets and for nothing else', async () => {
    expect(await check('technical-sheet', pdf())).toEqual({ type: 'application/pdf' });
    expect(await check('product-image', pdf())).toEqual({ refusal: 'not_a_picture' });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an archive', 'PK\u0003\u0004'],
    ['a PDF that says so too late', `${' '.repeat(2000)}%PDF-1.4`],
  ])('refuses %s for every purpose', async (_, text) => {
    expect(await check('product-image', bytesOf(text))).toEqual({ refusal: 'not_a_picture' });
    expect(await check('technical-sheet', bytesOf(text))).toEqual({ refusal: 'not_a_sheet' });
  });

  it('takes 1 byte to 5 MiB', async () => {
    expect(await check('technical-sheet', new Uint8Array())).toEqual({ refusal: 'empty_file' });
    expect(await check('product-image', png, MAX_FILE_BYTES)).toEqual({ type: 'image/png' });
    expect(await check('product-image', png, MAX_FILE_BYTES + 1)).toEqual({ refusal: 'file_too_large' });
  });

  it.each([
    ['png', 23],
    ['jpeg', 24],
    ['gif', 9],
    ['webp', 24],
    ['avif', 24],
  ] as const)('refuses a %s that ends within its header', async (format, header) => {
    const bytes = await picture(format);
    for (let length = 1; length <= header; length++) {
      expect(await check('product-image', bytes.slice(0, length)), `${length} bytes`).toHaveProperty('refusal');
    }
  });

  it.each([
    [10_000, 5_000, { type: 'image/png' }],
    [10_001, 5_000, { refusal: 'too_many_pixels' }],
    [0, 100, { refusal: 'damaged' }],
  ])('counts the pixels that a header of %i by %i announces', async (width, height, verdict) => {
    expect(await check('product-image', claimPng(width, height))).toEqual(verdict);
  });

  it('needs no more of a picture than its beginning', async () => {
    const bytes = await picture('jpeg', 2000, 1500);
    const head = bytes.slice(0, HEAD_BYTES);
    expect(await check('product-image', head.slice(0, 4096), bytes.length)).toEqual({ type: 'image/jpeg' });
  });
});
