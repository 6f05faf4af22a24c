import { MAX_FILE_BYTES, type UploadPurpose } from '@rombo/shared/contract/upload';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf, picture } from '../../test/forms.ts';
import { pixelsOf, verify, widthOf } from './verify.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const check = (purpose: UploadPurpose, bytes: Uint8Array, size = bytes.length) => verify(purpose, { bytes, size });

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

  it('accepts a PDF for sheets only', async () => {
    expect(await check('technical-sheet', pdf())).toEqual({ type: 'application/pdf' });
    expect(await check('product-image', pdf())).toEqual({ refusal: 'not_a_picture' });
  });

  it('treats an animated PNG as a PNG', async () => {
    const header = 33;
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
    const moving = Buffer.concat([png.slice(0, header), control, png.slice(header)]);
    expect(await check('product-image', moving)).toEqual({ type: 'image/png' });
  });

  it("reads the size from a picture's header", () => {
    expect([pixelsOf(png), widthOf(png)]).toEqual([32 * 24, 32]);
    expect([pixelsOf(pdf()), widthOf(pdf())]).toEqual([undefined, Number.POSITIVE_INFINITY]);
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

  it('accepts 1 byte to 5 MiB', async () => {
    expect(await check('technical-sheet', new Uint8Array())).toEqual({ refusal: 'empty_file' });
    expect(await check('product-image', png, MAX_FILE_BYTES)).toEqual({ type: 'image/png' });
    expect(await check('product-image', png, MAX_FILE_BYTES + 1)).toEqual({ refusal: 'file_too_large' });
  });
});
