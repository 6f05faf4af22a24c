import { deflateSync } from 'node:zlib';
import { MAX_FILE_BYTES, type UploadPurpose } from '@rombo/shared/contract/upload';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf, picture } from '../../test/files.ts';
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

const IMAGE = 'not_a_picture';
const SHEET = 'not_a_sheet';

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
    expect(await check('technical-sheet', bytes)).toEqual({ refusal: SHEET });
  });

  it('knows a PDF for sheets and for nothing else', async () => {
    expect(await check('technical-sheet', pdf())).toEqual({ type: 'application/pdf' });
    expect(await check('product-image', pdf())).toEqual({ refusal: IMAGE });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a text', 'Motore RP-21, 16,26 mm'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['an archive', 'PK\u0003\u0004'],
    ['a bitmap', 'BM\u0000\u0000\u0000\u0000'],
    ['a PDF that says so too late', `${' '.repeat(2000)}%PDF-1.4`],
  ])('refuses %s for every purpose', async (_, text) => {
    expect(await check('product-image', bytesOf(text))).toEqual({ refusal: IMAGE });
    expect(await check('technical-sheet', bytesOf(text))).toEqual({ refusal: SHEET });
  });

  it('refuses a file without bytes', async () => {
    expect(await check('product-image', new Uint8Array())).toEqual({ refusal: 'empty_file' });
    expect(await check('technical-sheet', new Uint8Array())).toEqual({ refusal: 'empty_file' });
  });

  it('takes 5 MiB and not one byte more', async () => {
    expect(await check('product-image', png, MAX_FILE_BYTES)).toEqual({ type: 'image/png' });
    expect(await check('product-image', png, MAX_FILE_BYTES + 1)).toEqual({ refusal: 'file_too_large' });
  });

  it.each([8, 12, 20, 23])('refuses a PNG that ends after %i bytes, within its header', async (length) => {
    expect(await check('product-image', png.slice(0, length))).toHaveProperty('refusal');
  });

  it.each([
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

  it('refuses a small file that claims to be a huge picture', async () => {
    expect(await check('product-image', claimPng(50_000, 50_000))).toEqual({ refusal: 'too_many_pixels' });
    expect(await check('product-image', claimPng(10_000, 5_000))).toEqual({ type: 'image/png' });
    expect(await check('product-image', claimPng(10_001, 5_000))).toEqual({ refusal: 'too_many_pixels' });
  });

  it('refuses a picture without pixels', async () => {
    expect(await check('product-image', claimPng(0, 100))).toHaveProperty('refusal');
  });

  it('needs no more of a picture than its beginning', async () => {
    const bytes = await picture('jpeg', 2000, 1500);
    const head = bytes.slice(0, HEAD_BYTES);
    expect(await check('product-image', head.slice(0, 4096), bytes.length)).toEqual({ type: 'image/jpeg' });
  });
});
