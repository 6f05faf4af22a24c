import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import {
  type FileKind,
  type Inspection,
  inspectPicture,
  PictureFault,
  type Prepared,
  type PrepareReply,
} from './picture-file.ts';

/** A canvas that belongs to no page, or, on the page's own thread in browsers without those, one that is never shown. */
type Canvas = OffscreenCanvas | HTMLCanvasElement;

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** True where pictures can be drawn in a worker. Safari can since 16.4. */
export const canDrawInWorker = (): boolean =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && 'convertToBlob' in OffscreenCanvas.prototype;

function newCanvas(width: number, height: number): Canvas {
  if (canDrawInWorker() || typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function contextOf(canvas: Canvas): Context {
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Context | null;
  if (!context) throw new Error('This browser lets no script draw');
  return context;
}

function drawAt(source: CanvasImageSource, width: number, height: number): Canvas {
  const canvas = newCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

const pixelsOf = (canvas: Canvas): Uint8ClampedArray =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;

/** Encodes a canvas. A browser that cannot write the type gives a PNG instead. */
export function encode(canvas: Canvas, type: string, quality?: number): Promise<Blob> {
  const options = { type, ...(quality !== undefined && { quality }) };
  if ('convertToBlob' in canvas) return canvas.convertToBlob(options);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas was not encoded'))), type, quality);
  });
}

/** Gives a canvas' memory back at once; Safari keeps it for a while otherwise. */
function release(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Qualities of JPEG, the best first: the next one is for pictures that would still be too large to be sent. */
const QUALITIES = [0.86, 0.75, 0.6, 0.45];

const WEBP_QUALITY = 0.9;

/** True where something can be seen through the picture. */
function isClear(canvas: Canvas): boolean {
  const pixels = pixelsOf(canvas);
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 255) return true;
  return false;
}

async function encodeJpeg(canvas: Canvas): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, 'image/jpeg', quality);
    if (blob.size <= MAX_FILE_BYTES) return blob;
  }
  throw new PictureFault('too-large');
}

async function encodeClear(canvas: Canvas): Promise<Blob> {
  const png = await encode(canvas, 'image/png');
  const webp = await encode(canvas, 'image/webp', WEBP_QUALITY);
  const smaller = webp.size < png.size ? webp : png;
  if (smaller.size > MAX_FILE_BYTES) throw new PictureFault('too-large');
  return smaller;
}

/** Writes a picture anew: as JPEG, or as PNG or WebP, whichever is smaller, where something can be seen through it. */
const encodePicture = (canvas: Canvas, kind: FileKind | null): Promise<Blob> =>
  kind !== 'jpeg' && isClear(canvas) ? encodeClear(canvas) : encodeJpeg(canvas);

export const MAX_SIDE = 2400;

const PREVIEW_SIDE = 800;

interface Size {
  width: number;
  height: number;
}

/** The largest size with the same shape whose longer side is at most `side`; nothing becomes larger. */
export function fit({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Gives the pixels of a file, upright; throws a `PictureFault` where they cannot be read. */
type Decode = (file: Blob) => Promise<ImageBitmap>;

const decodeByBrowser: Decode = (file) =>
  createImageBitmap(file).catch(() => {
    throw new PictureFault('unreadable');
  });

/**
 * Makes of a chosen picture what is sent: upright, at most `MAX_SIDE` pixels long, without metadata. What moves is sent as it is, and so
 * is a small file with nothing but its pixels in it that would only grow.
 */
export async function preparePicture(file: Blob, decode: Decode = decodeByBrowser): Promise<Prepared> {
  const inspection = inspectPicture(new Uint8Array(await file.arrayBuffer()));
  if (!inspection.complete) throw new PictureFault('incomplete');
  const bitmap = await decode(file);
  const { width, height } = fit(bitmap, MAX_SIDE);
  const isSmall = width === bitmap.width;
  const canvas = drawAt(bitmap, width, height);
  bitmap.close();
  const small = fit(canvas, PREVIEW_SIDE);
  const preview = drawAt(canvas, small.width, small.height);
  try {
    return {
      file: await fileToSend(file, canvas, inspection, isSmall),
      preview: inspection.animated ? file : await encode(preview, 'image/webp', 0.8),
    };
  } finally {
    release(canvas);
    release(preview);
  }
}

/** The file under the type that its bytes say: names and systems are wrong at times, and the server refuses what lies. */
const asItIs = (file: Blob, kind: FileKind | null): Blob => {
  const type = `image/${kind}`;
  return file.type === type ? file : file.slice(0, file.size, type);
};

async function fileToSend(file: Blob, canvas: Canvas, { kind, animated, plain }: Inspection, isSmall: boolean) {
  if (animated && file.size > MAX_FILE_BYTES) throw new PictureFault('too-large');
  if (animated) return asItIs(file, kind);
  const written = await encodePicture(canvas, kind);
  return plain && isSmall && file.size <= written.size ? asItIs(file, kind) : written;
}

async function reply(file: File, decode?: Decode): Promise<PrepareReply> {
  try {
    return { prepared: await preparePicture(file, decode) };
  } catch (error) {
    return error instanceof PictureFault ? { fault: error.fault } : { error: String(error) };
  }
}

/** Makes the worker answer each file that it is sent with what became of it. */
export function prepareOnMessage(decode?: Decode): void {
  self.onmessage = async ({ data }: MessageEvent<File>) => self.postMessage(await reply(data, decode));
}
