import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import type { UploadRequest } from '@rombo/shared/contract/upload';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { jsonOf } from './network.ts';

/** A file as an input of the page takes it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const fileOf = async (name: string, type: 'jpeg' | 'png' | 'gif', picture: Sharp): Promise<TestFile> => ({
  name,
  mimeType: `image/${type}`,
  buffer: await picture.toBuffer(),
});

/** A real photo of about 4.5 MB: noise does not compress. */
export const largeJpeg = (name: string) => fileOf(name, 'jpeg', noise(2700, 2020).jpeg({ quality: 90 }));

/** A real PNG of about 4.5 MB. */
export const largePng = (name: string) => fileOf(name, 'png', noise(1240, 1150).png({ compressionLevel: 1 }));

/** A picture of one colour, through which one sees half of what is behind it. */
export const clearPng = (name: string) => fileOf(name, 'png', plain(60, 40, '#b01020').ensureAlpha(0.5).png());

/** A real photo of a few kB. */
export const smallJpeg = (name: string) => fileOf(name, 'jpeg', noise(160, 120).jpeg());

/** A dark picture of 1280 by 720 pixels with a bright thing in it, whose middle is at this percentage of its width. */
export const thingAt = async (name: string, percent: number) => {
  const input = await plain(128, 400, '#d0c0b0').png().toBuffer();
  const left = Math.round((1280 * percent) / 100) - 64;
  const picture = plain(1280, 720, '#101114').composite([{ input, left, top: 160 }]);
  return fileOf(name, 'jpeg', picture.jpeg());
};

/** A photo as a phone takes it upright: on its side, with where and by whom it was taken, and a moment of film that makes it more than 5 MB. */
export const phonePhoto = async (name: string, width = 2600, height = 1800): Promise<TestFile> => {
  const exif = { IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 32/1 0/1' } };
  const photo = noise(width, height).withExif(exif).withMetadata({ orientation: 6 }).jpeg({ quality: 60 });
  const { buffer, ...file } = await fileOf(name, 'jpeg', photo);
  const moment = Buffer.alloc(width > 2400 ? 7_100_000 - buffer.length : 10);
  return { ...file, buffer: Buffer.concat([buffer, moment]) };
};

/** A photo of 64 by 48 pixels in HEIC, as systems hand it over that do not know the type. */
export const heicPhoto = (name: string): TestFile => ({
  name,
  mimeType: '',
  buffer: readFileSync(new URL('photo.heic', import.meta.url)),
});

/** Two frames that follow one another. */
export const film = async (name: string) => {
  const frames = await Promise.all([1, 2].map(() => noise(40, 30).png().toBuffer()));
  return fileOf(name, 'gif', sharp(frames, { join: { animated: true } }).gif());
};

/** A real PDF of one page. */
export async function sheetPdf(name: string, title: string): Promise<TestFile> {
  const document = new PDFDocument({ size: 'A4' });
  document.fontSize(24).text(title);
  document.end();
  return { name, mimeType: 'application/pdf', buffer: await buffer(document) };
}

/** A file of a size, with nothing in it that its type promises. */
export const blank = (name: string, mimeType: string, size: number): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size),
});

declare global {
  var filesInTransit: File[];
}

/** Takes uploads in the server's and the store's place, and keeps what the browser sends. */
export async function keepSentFiles(page: Page): Promise<void> {
  // A route handler cannot read a request body that is a file.
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

/** A file that the browser has sent. */
interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Sent files, in order. */
export async function sentFiles(page: Page): Promise<SentFile[]> {
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
