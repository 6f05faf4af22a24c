import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ImageType, MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import { imageSize } from 'image-size';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { picture } from '../../../test/forms.ts';
import {
  box,
  colour,
  crop,
  insertAt,
  pngChunk,
  segment,
  withBlock,
  withChunk,
  withProperty,
  withWebpChunk,
} from '../../../test/picture-bytes.ts';
import { logger } from '../../logger.ts';
import { cleanPicture } from './clean-picture.ts';
import { hiddenParts } from './picture-parts.ts';

const red = { width: 60, height: 40, channels: 3, background: '#b01020' } as const;
const photo = (): Sharp => sharp({ create: red });
const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const animation = async (frames: number, side = 40): Promise<Sharp> => {
  const colors = ['#00ff00', '#0000ff', '#ff0000'].slice(0, frames);
  const made = colors.map((background) => sharp({ create: { ...red, width: side, height: side, background } }).png());
  return sharp(await Promise.all(made.map((frame) => frame.toBuffer())), { join: { animated: true } });
};
const metadata: Parameters<Sharp['withExif']>[0] = {
  IFD0: { Artist: 'Mario Rossi', Copyright: 'Mario Rossi' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 0/1' },
};

beforeEach(() => void vi.spyOn(logger, 'info').mockImplementation(() => {}));

async function cleaned(file: Buffer, type: ImageType) {
  const result = await cleanPicture(file, type);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}
const refused = async (file: Buffer, type: ImageType) => {
  const result = await cleanPicture(file, type);
  return 'refusal' in result ? result.refusal : 'taken';
};

describe('a clean picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('is kept byte for byte: %s', async (format) => {
    const file = Buffer.from(await picture(format));
    const { bytes, type, isSame } = await cleaned(file, `image/${format}`);
    expect([Buffer.from(bytes).equals(file), type, isSame]).toEqual([true, `image/${format}`, true]);
  });

  it('may have an sRGB profile, be progressive, grey or animated', async () => {
    const files: [Buffer, ImageType][] = [
      [await photo().withIccProfile('srgb').jpeg().toBuffer(), 'image/jpeg'],
      [await noise(300, 200).jpeg({ progressive: true }).toBuffer(), 'image/jpeg'],
      [await photo().toColourspace('b-w').jpeg().toBuffer(), 'image/jpeg'],
      [await (await animation(3)).gif().toBuffer(), 'image/gif'],
      [await (await animation(3)).webp().toBuffer(), 'image/webp'],
    ];
    for (const file of files) expect((await cleaned(...file)).isSame).toBe(true);
  });
});

describe('a picture with hidden data', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('loses EXIF, GPS and author: %s', async (format) => {
    const file = await photo().withExif(metadata).toFormat(format).toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { bytes, type, isSame } = await cleaned(file, `image/${format}`);
    const { exif, xmp, iptc, width, height } = await sharp(bytes).metadata();
    expect([isSame, exif, xmp, iptc, width, height]).toEqual([false, undefined, undefined, undefined, 60, 40]);
    expect(type).toBe(format === 'avif' ? 'image/webp' : `image/${format}`);
    expect(Buffer.from(bytes).includes('Rossi')).toBe(false);
  });

  const SECRET = 'Mario Rossi, 45.4642 N 9.19 E';
  const encoded = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif') => photo().toFormat(format).toBuffer();
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SECRET.length]), Buffer.from(`${SECRET}\0`)]);
  const plantings: [name: string, type: ImageType, file: () => Promise<Buffer>][] = [
    ...['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'ruBO'].flatMap((name) =>
      (['before', 'behind'] as const).map((place): (typeof plantings)[number] => [
        `${name} ${place} the pixels`,
        'image/png',
        async () => withChunk(await encoded('png'), place, pngChunk(name, `Author\0${SECRET}`)),
      ]),
    ),
    ...[0xfe, 0xe0, 0xe1, 0xe2, 0xe5, 0xed, 0xee, 0xef].map((code): (typeof plantings)[number] => [
      `segment 0x${code.toString(16)}`,
      'image/jpeg',
      async () => insertAt(await encoded('jpeg'), 2, segment(code, `II\0\0${SECRET}`)),
    ]),
    [
      'thumbnail in JFIF',
      'image/jpeg',
      async () => insertAt(await encoded('jpeg'), 2, segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x09\x01${SECRET}`)),
    ],
    ['between segments', 'image/jpeg', async () => insertAt(await encoded('jpeg'), 2, SECRET)],
    [
      'gain map with XMP',
      'image/jpeg',
      async () => Buffer.concat([await encoded('jpeg'), insertAt(await encoded('jpeg'), 2, segment(0xe1, SECRET))]),
    ],
    ['comment', 'image/gif', async () => withBlock(await encoded('gif'), comment)],
    ['comment of a GIF', 'image/gif', async () => withBlock(await (await animation(3)).gif().toBuffer(), comment)],
    ['XMP', 'image/gif', async () => withBlock(await encoded('gif'), '\x21\xff\x0bXMP DataXMP', comment.subarray(2))],
    ['comment before the end', 'image/gif', async () => insertAt(await encoded('gif'), -1, comment)],
    ...['EXIF', 'XMP ', 'RUBO'].map((name): (typeof plantings)[number] => [
      name,
      'image/webp',
      async () => withWebpChunk(await encoded('webp'), name, SECRET),
    ]),
    [
      'XMP',
      'image/avif',
      async () => photo().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`).avif().toBuffer(),
    ],
    ['a property', 'image/avif', async () => withProperty(await encoded('avif'), box('free', Buffer.from(SECRET)))],
    ['a box', 'image/avif', async () => Buffer.concat([await encoded('avif'), box('free', Buffer.from(SECRET))])],
    ['data behind it', 'image/avif', async () => Buffer.concat([await encoded('avif'), Buffer.from('Rossi')])],
    ...(['jpeg', 'png', 'gif', 'webp'] as const).map((format): (typeof plantings)[number] => [
      'data behind it',
      `image/${format}`,
      async () => Buffer.concat([await encoded(format), Buffer.from(`<script>${SECRET}</script>`)]),
    ]),
  ];

  it.each(plantings)('loses it: %s of %s', async (_, type, file) => {
    const planted = await file();
    expect(planted.includes('Rossi')).toBe(true);
    const { bytes, isSame, type: published } = await cleaned(planted, type);
    expect([isSame, Buffer.from(bytes).includes('Rossi')]).toEqual([false, false]);
    expect(hiddenParts(Buffer.from(bytes), published)).toEqual([]);
  });

  it.each([
    ['gif-xmp.gif', 'image/gif'],
    ['gif-gps-xmp.gif', 'image/gif'],
    ['jpeg-comment.jpg', 'image/jpeg'],
    ['jpeg-extra-bytes.jpg', 'image/jpeg'],
    ['png-gps-after-idat.png', 'image/png'],
    ['webp-orientation-6.webp', 'image/webp'],
  ] as const)('loses it: %s', async (name, type) => {
    const file = readFileSync(new URL(`../../../test/pictures/${name}`, import.meta.url));
    const { bytes, type: published } = await cleaned(file, type);
    expect(hiddenParts(file, type)).not.toEqual([]);
    expect(hiddenParts(Buffer.from(bytes), published)).toEqual([]);
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).not.toMatch(/xmpmeta|GPS|Exif|Author|Copyright|File written/);
  });

  it.each(['gif', 'webp'] as const)('keeps frames, times and loop of an animation: %s', async (format) => {
    const strip = await animation(3);
    const film = await strip.toFormat(format, { delay: [70, 200, 330], loop: 4 }).toBuffer();
    const planted = format === 'gif' ? withBlock(film, comment) : withWebpChunk(film, 'XMP ', SECRET);
    const { bytes } = await cleaned(planted, `image/${format}`);
    const [before, after] = await Promise.all([film, bytes].map((file) => sharp(file, { animated: true }).metadata()));
    expect(after).toMatchObject({ pages: 3, delay: [70, 200, 330], loop: 4 });
    expect([after?.width, after?.pageHeight]).toEqual([before?.width, before?.pageHeight]);
  });

  it('keeps the frames of an animated PNG', async () => {
    const png = withChunk(await encoded('png'), 'before', pngChunk('acTL', '\0\0\0\x01\0\0\0\0'));
    expect((await cleaned(png, 'image/png')).isSame).toBe(true);
    const { bytes } = await cleaned(withChunk(png, 'behind', pngChunk('tEXt', `Author\0${SECRET}`)), 'image/png');
    expect(Buffer.from(bytes).equals(png)).toBe(true);
  });

  it.each([
    [2100, 1500],
    [640, 480],
    [8, 8],
  ])('has the size in its header, or is refused: a GIF of %i by %i', async (width, height) => {
    const file = Buffer.from(await picture('gif', 64, 48));
    file.writeUInt16LE(width, 6);
    file.writeUInt16LE(height, 8);
    if (width < 64) return expect(await refused(file, 'image/gif')).toBe('oversized');
    const { bytes, facts } = await cleaned(file, 'image/gif');
    expect(imageSize(bytes)).toMatchObject({ width: facts.width, height: facts.height });
  });

  it('is rotated according to its metadata', async () => {
    const file = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes } = await cleaned(file, 'image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  it('is rotated according to its metadata: a WebP', async () => {
    const file = await photo().withMetadata({ orientation: 6 }).webp().toBuffer();
    expect(await sharp((await cleaned(file, 'image/webp')).bytes).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  it('is cropped as its metadata says', async () => {
    const file = withProperty(await sharp({ create: red }).avif().toBuffer(), crop(20, 10));
    const { bytes, facts } = await cleaned(file, 'image/avif');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 10 });
    expect(facts).toMatchObject({ width: 20, height: 10 });
  });

  it.each([
    [100_000, 188],
    [55_556, 143],
    [30_000, 90],
  ])('is as bright as browsers show it: a PNG with a gamma of %i', async (gamma, expected) => {
    const grey = await sharp({ create: { ...red, background: '#808080' } })
      .png()
      .toBuffer();
    const stored = Buffer.alloc(4);
    stored.writeUInt32BE(gamma);
    const file = withChunk(grey, 'before', pngChunk('gAMA', stored));
    const { bytes } = await cleaned(file, 'image/png');
    const [value = 0] = await sharp(bytes).raw().toBuffer();
    expect(Math.abs(value - expected)).toBeLessThan(3);
    // A profile or `sRGB` overrides it.
    const standard = withChunk(file, 'before', pngChunk('sRGB', '\0'));
    const { bytes: overridden } = await cleaned(standard, 'image/png');
    expect((await sharp(overridden).raw().toBuffer())[0]).toBe(128);
  });

  it('is converted to sRGB from a wider colour space, and looks the same', async () => {
    const file = await photo().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
    const { bytes, isSame } = await cleaned(file, 'image/jpeg');
    expect([isSame, (await sharp(bytes).metadata()).icc]).toEqual([false, undefined]);
    const [shown, before] = await Promise.all([bytes, file].map((image) => sharp(image).raw().toBuffer()));
    for (const channel of [0, 1, 2])
      expect(Math.abs((shown?.[channel] ?? 0) - (before?.[channel] ?? 255))).toBeLessThan(8);
  });

  it('keeps its transparency and animation', async () => {
    const glass = { ...red, channels: 4, background: { r: 200, g: 10, b: 10, alpha: 0.5 } } as const;
    const png = await sharp({ create: glass }).withExif(metadata).png().toBuffer();
    expect(await sharp((await cleaned(png, 'image/png')).bytes).metadata()).toMatchObject({ hasAlpha: true });
    const webp = await (await animation(3)).withExif(metadata).webp().toBuffer();
    const { bytes } = await cleaned(webp, 'image/webp');
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 3, pageHeight: 40 });
  });

  it('still fits the size limit of a file', async () => {
    const file = await noise(1290, 1290).withExif(metadata).png({ compressionLevel: 0 }).toBuffer();
    expect(file.length).toBeLessThan(MAX_FILE_BYTES);
    const { bytes } = await cleaned(file, 'image/png');
    expect(bytes.length).toBeLessThanOrEqual(MAX_FILE_BYTES);
    const large = await noise(2700, 2700).withMetadata({ orientation: 3 }).jpeg({ quality: 80 }).toBuffer();
    const best = await sharp(large).jpeg({ quality: 92 }).toBuffer();
    expect([large.length < MAX_FILE_BYTES, best.length > MAX_FILE_BYTES]).toEqual([true, true]);
    expect((await cleaned(large, 'image/jpeg')).bytes.length).toBeLessThanOrEqual(MAX_FILE_BYTES);
  });
});

describe('a picture that cannot be published', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('is a %s truncated anywhere', async (format) => {
    const file = await noise(200, 150).toFormat(format).toBuffer();
    for (const part of [0.3, 0.5, 0.9, 0.98]) {
      expect(await refused(file.subarray(0, file.length * part), `image/${format}`), `${part}`).toBe('damaged');
    }
  });

  it('is a JPEG that is damaged in the middle', async () => {
    const whole = await noise(200, 150).jpeg().toBuffer();
    const file = Buffer.concat([whole.subarray(0, 8000), whole.subarray(9000)]);
    expect(await refused(file, 'image/jpeg')).toBe('damaged');
  });

  it('is damaged or truncated besides having stray bytes', async () => {
    const whole = insertAt(await noise(200, 150).jpeg().toBuffer(), 2, '\xff\0\x01stray');
    for (const part of [0.3, 0.5, 0.9, 0.98])
      expect(await refused(whole.subarray(0, whole.length * part), 'image/jpeg')).toBe('damaged');
    expect(await refused(Buffer.concat([whole.subarray(0, 8000), whole.subarray(9000)]), 'image/jpeg')).toBe('damaged');
  });

  it('is in HDR', async () => {
    const avif = await picture('avif').then(Buffer.from);
    const png = await picture('png').then(Buffer.from);
    for (const transfer of [16, 18]) {
      expect(await refused(withProperty(avif, colour(9, transfer)), 'image/avif')).toBe('hdr');
      const cicp = pngChunk('cICP', Buffer.from([9, transfer, 0, 1]));
      expect(await refused(withChunk(png, 'before', cicp), 'image/png')).toBe('hdr');
    }
    expect(await refused(withProperty(avif, colour(1, 13)), 'image/avif')).toBe('taken');
    expect((await cleaned(withProperty(avif, colour(1, 13)), 'image/avif')).isSame).toBe(true);
    expect((await cleaned(withProperty(avif, colour(12, 13)), 'image/avif')).isSame).toBe(false);
  });

  it('is a text that starts like a picture', async () => {
    const text = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('Sono una foto. '.repeat(50))]);
    expect(await refused(text, 'image/jpeg')).toBe('damaged');
    expect(await refused(Buffer.from('GIF89a, lo giuro: sono una foto'), 'image/gif')).not.toBe('taken');
  });

  it.each([
    [10, 'damaged'],
    [4001, 'too_many_pixels'],
  ])('is an AVIF whose header says %i pixels in width and height', async (side, refusal) => {
    const file = Buffer.from(await picture('avif', 640, 480));
    const at = file.indexOf('ispe');
    file.writeUInt32BE(side, at + 8);
    file.writeUInt32BE(side, at + 12);
    expect(await refused(file, 'image/avif')).toBe(refusal);
  });

  it('has more pixels in all its frames than a function can hold', async () => {
    const still = Buffer.from(await picture('gif', 2000, 2000));
    const start = 13 + 3 * 2 ** ((still.readUInt8(10) & 7) + 1);
    const frame = still.subarray(start, -1);
    const frames = Array(Math.ceil(50_000_000 / 2000 ** 2) + 1).fill(frame);
    const film = Buffer.concat([still.subarray(0, start), ...frames, still.subarray(-1)]);
    expect(await refused(film, 'image/gif')).toBe('too_many_pixels');
  });
});

it('re-encodes a photo with a harmless decoder warning', async () => {
  const file = await noise(64, 64).jpeg().toBuffer();
  const scan = file.indexOf(Buffer.from([0xff, 0xda]));
  file.writeUInt8(1, scan + 1 + file.readUInt16BE(scan + 2));
  await expect(sharp(file, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('Invalid SOS parameters');
  expect((await cleaned(file, 'image/jpeg')).isSame).toBe(false);
});

it.each([
  ['between segments', (file: Buffer) => insertAt(file, 2, '\xff\0\x01stray\xff\xd0')],
  ['before the end', (file: Buffer) => insertAt(file, -2, '\0\0\0\0')],
])('keeps every pixel of a JPEG with stray bytes %s', async (_, stray) => {
  const file = await noise(200, 150).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  const { bytes } = await cleaned(stray(file), 'image/jpeg');
  const [before, after] = await Promise.all([file, bytes].map((image) => sharp(image).raw().toBuffer()));
  const differences = [...(before ?? [])].map((value, at) => Math.abs(value - (after?.[at] ?? 0)));
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(8);
});
