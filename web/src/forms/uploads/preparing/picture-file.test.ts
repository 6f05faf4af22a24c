import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { inspectPicture } from './picture-file.ts';

const photo = () =>
  sharp({
    create: { width: 64, height: 48, channels: 3, background: '#b01020', noise: { type: 'gaussian', sigma: 40 } },
  });
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const heic = new Uint8Array(readFileSync(new URL('../../../../e2e/support/photo.heic', import.meta.url)));

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s file is recognized by its bytes and complete',
  async (kind) => {
    expect(inspectPicture(await bytesOf(photo().toFormat(kind)))).toMatchObject({ kind, complete: true });
  },
);

test('a HEIC file is recognized by its bytes; text and an empty file are no pictures', () => {
  expect(inspectPicture(heic).kind).toBe('heic');
  expect(inspectPicture(new TextEncoder().encode('only some text, but enough of it')).kind).toBeNull();
  expect(inspectPicture(new Uint8Array()).kind).toBeNull();
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s file that is cut off anywhere is not complete', async (kind) => {
  const bytes = await bytesOf(
    photo()
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toFormat(kind),
  );
  for (const part of [0.3, 0.5, 0.9, 0.999]) {
    expect(inspectPicture(bytes.slice(0, bytes.length * part)).complete, `${part}`).toBe(false);
  }
  expect(inspectPicture(new Uint8Array([...bytes, ...bytes])).complete, 'with a film behind it').toBe(true);
});

test('the end of a thumbnail is not the end of its photo', async () => {
  const bytes = await bytesOf(photo().jpeg());
  const thumbnail = [0xff, 0xe1, 0, 8, 1, 2, 0xff, 0xd9, 3, 4];
  const whole = new Uint8Array([...bytes.slice(0, 2), ...thumbnail, ...bytes.slice(2)]);
  expect(inspectPicture(whole).complete).toBe(true);
  expect(inspectPicture(whole.slice(0, -9)).complete).toBe(false);
});

test('animations are told from still pictures', async () => {
  const frames = await Promise.all(['#b01020', '#102030'].map((color) => bytesOf(photo().tint(color).png())));
  const film = () =>
    sharp(
      frames.map((frame) => Buffer.from(frame)),
      { join: { animated: true } },
    );
  expect(inspectPicture(await bytesOf(film().webp())).animated).toBe(true);
  expect(inspectPicture(await bytesOf(film().gif())).animated).toBe(true);
  expect(inspectPicture(await bytesOf(photo().webp())).animated).toBe(false);
});

test('a signature without a picture is not complete', () => {
  expect(inspectPicture(new Uint8Array([0xff, 0xd8, 0xff, ...Array(20).fill(0)])).complete).toBe(false);
  expect(
    inspectPicture(new Uint8Array([...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...Array(20).fill(0)])).complete,
  ).toBe(false);
});
