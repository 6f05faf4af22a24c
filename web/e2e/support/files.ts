import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import type { UploadRequest } from '@rombo/shared/contract/upload';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { jsonOf } from './network.ts';

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

export const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const fileOf = async (name: string, type: 'jpeg' | 'png' | 'gif' | 'webp', picture: Sharp): Promise<TestFile> => ({
  name,
  mimeType: `image/${type}`,
  buffer: await picture.toBuffer(),
});

/** Photo of about 4.5 MB: noise does not compress. */
export const largeJpeg = (name: string) => fileOf(name, 'jpeg', noise(2700, 2020).jpeg({ quality: 90 }));

export const largePng = (name: string) => fileOf(name, 'png', noise(1240, 1150).png({ compressionLevel: 1 }));

/** Semi-transparent picture of one colour. */
export const transparentPng = (name: string) => fileOf(name, 'png', plain(60, 40, '#b01020').ensureAlpha(0.5).png());

export const smallJpeg = (name: string) => fileOf(name, 'jpeg', noise(160, 120).jpeg());

/** Dark picture of 1280 × 720 pixels with a bright object, centred at a percentage of the width. */
export const pictureWithSubjectAt = async (name: string, percent: number) => {
  const input = await plain(128, 400, '#d0c0b0').png().toBuffer();
  const left = Math.round((1280 * percent) / 100) - 64;
  const picture = plain(1280, 720, '#101114').composite([{ input, left, top: 160 }]);
  return fileOf(name, 'jpeg', picture.jpeg());
};

/** Upright phone photo: stored sideways, with GPS position and author, and with an appended video clip that takes it over 5 MB. */
export const phonePhoto = async (name: string, width = 2600, height = 1800): Promise<TestFile> => {
  const exif = { IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 32/1 0/1' } };
  const photo = noise(width, height).withExif(exif).withMetadata({ orientation: 6 }).jpeg({ quality: 60 });
  const { buffer, ...file } = await fileOf(name, 'jpeg', photo);
  const moment = Buffer.alloc(width > 2400 ? 7_100_000 - buffer.length : 10);
  return { ...file, buffer: Buffer.concat([buffer, moment]) };
};

/** Picture of four colours and 60 × 40 pixels, stored with an EXIF orientation. */
export const orientedPicture = async (name: string, type: 'png' | 'webp', orientation: number): Promise<TestFile> => {
  const quarters = await Promise.all(
    ['#00ff00', '#0000ff', '#000000'].map((color) => plain(30, 20, color).png().toBuffer()),
  );
  const places = [
    { left: 30, top: 0 },
    { left: 0, top: 20 },
    { left: 30, top: 20 },
  ];
  const picture = plain(60, 40, '#ff0000').composite(places.map((place, at) => ({ ...place, input: quarters[at] })));
  return fileOf(name, type, picture.withMetadata({ orientation }).toFormat(type));
};

/** PNG that says that its brightness is coded in PQ. */
export const hdrPng = async (name: string): Promise<TestFile> => {
  const { buffer, ...file } = await fileOf(name, 'png', plain(60, 40, '#b01020').png());
  const chunk = Buffer.from('\0\0\0\x04cICP\x09\x10\0\x01\xa9\0\0\0', 'latin1');
  const pixels = buffer.indexOf('IDAT') - 4;
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, pixels), chunk, buffer.subarray(pixels)]) };
};

/** HEIC photo of 64 × 48 pixels, untyped, as from systems that do not know the type. */
export const heicPhoto = (name: string): TestFile => ({
  name,
  mimeType: '',
  buffer: readFileSync(new URL('photo.heic', import.meta.url)),
});

export const animatedGif = async (name: string) => {
  const frames = await Promise.all([1, 2].map(() => noise(40, 30).png().toBuffer()));
  return fileOf(name, 'gif', sharp(frames, { join: { animated: true } }).gif());
};

export async function sheetPdf(name: string, title: string): Promise<TestFile> {
  const document = new PDFDocument({ size: 'A4' });
  document.fontSize(24).text(title);
  document.end();
  return { name, mimeType: 'application/pdf', buffer: await buffer(document) };
}

/** File of a given size with invalid content. */
export const fileOfSize = (name: string, mimeType: string, size: number): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size),
});

declare global {
  var filesInTransit: File[];
}

/** Mocks uploads and their storage, and collects the files that the browser sends. */
export async function captureUploads(page: Page): Promise<void> {
  // Playwright's route handlers cannot read a request body that is a file.
  await page.evaluate(() => {
    globalThis.filesInTransit = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData && body.get('file');
      if (file instanceof File) globalThis.filesInTransit.push(file);
      send.call(this, body);
    };
  });
  let count = 0;
  await page.route('**/api/uploads', (route) => {
    const files: UploadRequest[] = jsonOf(route.request());
    const json = files.map(() => ({ key: `uploads/${++count}`, url: '/store', fields: {} }));
    return route.fulfill({ status: 201, json });
  });
  await page.route('**/store', (route) => route.fulfill({ status: 204 }));
}

interface CapturedUpload {
  name: string;
  type: string;
  bytes: Buffer;
}

export async function capturedUploads(page: Page): Promise<CapturedUpload[]> {
  const files = await page.evaluate(() =>
    Promise.all(
      globalThis.filesInTransit.map(async (file) => {
        const reader = new FileReader();
        const read = new Promise((resolve) => reader.addEventListener('load', resolve));
        reader.readAsDataURL(file);
        await read;
        return { name: file.name, type: file.type, content: String(reader.result).split(',')[1] ?? '' };
      }),
    ),
  );
  return files.map(({ content, ...file }) => ({ ...file, bytes: Buffer.from(content, 'base64') }));
}
