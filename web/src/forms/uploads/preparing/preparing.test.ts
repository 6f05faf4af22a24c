import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { createImageData, inspectPicture, isDisplayP3, takeOrientation } from './picture-file.ts';

const photo = () =>
  sharp({
    create: { width: 64, height: 48, channels: 3, background: '#b01020', noise: { type: 'gaussian', sigma: 40 } },
  });
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s file is a complete still picture', async (kind) => {
  const picture = inspectPicture(await bytesOf(photo().toFormat(kind)));
  expect(picture).toEqual({ type: `image/${kind}`, complete: true, animated: kind === 'gif', hdr: false });
});

test('recognizes HEIC by its bytes, and rejects text and empty files', () => {
  const heic = new Uint8Array(readFileSync(new URL('../../../../e2e/support/photo.heic', import.meta.url)));
  expect(inspectPicture(heic).type).toBe('image/heic');
  expect(inspectPicture(new TextEncoder().encode('only some text, but enough of it')).type).toBeNull();
  expect(inspectPicture(new Uint8Array()).type).toBeNull();
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s file that is cut off anywhere is not complete', async (kind) => {
  const picture = photo().withExif({ IFD0: { Artist: 'Ada' } });
  const bytes = await bytesOf(picture.toFormat(kind));
  for (const part of [0.3, 0.5, 0.9, 0.999])
    expect(inspectPicture(bytes.slice(0, bytes.length * part)).complete, `${part}`).toBe(false);
  expect(inspectPicture(new Uint8Array([...bytes, ...bytes])).complete, 'with a film behind it').toBe(true);
});

test('ignores the end marker of a thumbnail', async () => {
  const bytes = await bytesOf(photo().jpeg());
  const thumbnail = [0xff, 0xe1, 0, 8, 1, 2, 0xff, 0xd9, 3, 4];
  const whole = new Uint8Array([...bytes.slice(0, 2), ...thumbnail, ...bytes.slice(2)]);
  expect(inspectPicture(whole).complete).toBe(true);
  expect(inspectPicture(whole.slice(0, -9)).complete).toBe(false);
});

test('distinguishes animated from still WebP', async () => {
  const frames = await Promise.all(['#b01020', '#102030'].map((color) => photo().tint(color).png().toBuffer()));
  expect(inspectPicture(await bytesOf(sharp(frames, { join: { animated: true } }).webp())).animated).toBe(true);
});

test.each(['webp', 'png'] as const)('takes the orientation out of a %s', async (kind) => {
  for (const orientation of [1, 3, 6, 8]) {
    const bytes = await bytesOf(photo().withMetadata({ orientation }).toFormat(kind));
    expect(takeOrientation(bytes)).toBe(orientation);
    expect(takeOrientation(bytes)).toBe(1);
    expect((await sharp(bytes, { failOn: 'none' }).metadata()).orientation ?? 1).toBe(1);
  }
  expect(takeOrientation(await bytesOf(photo().toFormat(kind)))).toBe(1);
});

test('leaves the orientation of a JPEG, which every browser applies, and a block that is cut off', async () => {
  expect(takeOrientation(await bytesOf(photo().withMetadata({ orientation: 6 }).jpeg()))).toBe(1);
  const webp = await bytesOf(photo().withMetadata({ orientation: 6 }).webp());
  const end = Buffer.from(webp).indexOf('EXIF');
  for (const length of [12, 16, 20, 26]) expect(takeOrientation(webp.slice(0, end + length))).toBe(1);
});

test('finds the colour profile of phone cameras by its UTF-16 name', () => {
  const utf16 = (text: string) => [...text].flatMap((letter) => [0, letter.charCodeAt(0)]);
  expect(isDisplayP3(new Uint8Array([9, 9, 0, 0x44, 9, ...utf16('Display P3'), 0]))).toBe(true);
  expect(isDisplayP3(new Uint8Array(utf16('Display P4')))).toBe(false);
  expect(isDisplayP3(new TextEncoder().encode('Display P3'))).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

test('falls back to sRGB if ImageData takes no settings, as in Firefox', () => {
  class Pixels {
    readonly arguments: unknown[];
    constructor(...given: unknown[]) {
      if (given.length > 2) throw new TypeError('ImageData constructor: Argument 1 is not an object.');
      this.arguments = given;
    }
  }
  vi.stubGlobal('ImageData', Pixels);
  expect(createImageData(4, 3, 'display-p3')).toEqual({ arguments: [4, 3] });
});
