import { imageTypes, MAX_FILE_BYTES, type UploadPurpose } from '@rombo/shared/contract/upload';
import {
  inspectPicture,
  PictureFault,
  type Prepared,
  type PrepareReply,
  type PrepareRequest,
  takeOrientation,
} from './picture-file.ts';

interface Size {
  width: number;
  height: number;
}

/** Draws a picture turned or mirrored by an EXIF orientation, in a size that is that of the result. */
function drawScaled(source: CanvasImageSource, { width, height }: Size, orientation = 1): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  const isSideways = orientation > 4;
  // Columns count from the right, and rows from the bottom, of what is stored.
  const mirrorsX = [2, 3, 7, 8].includes(orientation);
  const mirrorsY = [3, 4, 6, 7].includes(orientation);
  const [x, y] = [mirrorsX ? -1 : 1, mirrorsY ? -1 : 1];
  if (isSideways) context.setTransform(0, x, y, 0, mirrorsY ? width : 0, mirrorsX ? height : 0);
  else context.setTransform(x, 0, 0, y, mirrorsX ? width : 0, mirrorsY ? height : 0);
  if (isSideways) context.drawImage(source, 0, 0, height, width);
  else context.drawImage(source, 0, 0, width, height);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not allow scripts to draw');
  return context;
}

/** JPEG qualities, tried in order until the picture is within the upload limit. */
const QUALITIES = [0.86, 0.75, 0.6, 0.45];

const WEBP_QUALITY = 0.9;

function hasTransparency(canvas: OffscreenCanvas): boolean {
  const pixels = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 255) return true;
  return false;
}

async function encodeJpeg(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= MAX_FILE_BYTES) return blob;
  }
  throw new PictureFault('too-large');
}

/** Encodes as WebP; Safari cannot, and returns a PNG. */
async function encodeWebp(canvas: OffscreenCanvas): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: WEBP_QUALITY });
  if (blob.size > MAX_FILE_BYTES) throw new PictureFault('too-large');
  return blob;
}

const MAX_SIDE = 2400;

/** Visitors load dozens of pictures for a turn, none of them full screen. */
const MAX_TURN_SIDE = 1200;

const PREVIEW_SIDE = 800;

/** Returns the size scaled down to a longer side of at most `side`, with the same aspect ratio. */
function scaleToFit({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Decodes a file upright. Throws a `PictureFault` on failure. */
type Decode = (file: Blob) => Promise<ImageBitmap>;

const decodeNatively: Decode = (file) =>
  createImageBitmap(file).catch(() => {
    throw new PictureFault('unreadable');
  });

/** Adjusts the file extension to a new type: 'IMG_1234.HEIC' becomes 'IMG_1234.jpg'. */
function withExtension(name: string, type: string): string {
  const extension = Object.entries(imageTypes).find(([one]) => one === type)?.[1];
  return extension ? `${name.replace(/\.\w{1,5}$/, '')}.${extension}` : name;
}

/** Re-encodes a chosen picture: upright, limited in size by its purpose, without metadata. Animations are not changed. */
async function preparePicture(chosen: File, purpose: UploadPurpose, decode = decodeNatively): Promise<Prepared> {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const { type, complete, animated, hdr } = inspectPicture(bytes);
  if (!complete) throw new PictureFault('incomplete');
  if (hdr) throw new PictureFault('hdr');
  const orientation = animated ? 1 : takeOrientation(bytes);
  const bitmap = await decode(orientation === 1 ? chosen : new Blob([bytes], { type: chosen.type }));
  const fileOf = (content: Blob, type: string) => new File([content], withExtension(chosen.name, type), { type });
  if (animated) {
    bitmap.close();
    if (chosen.size > MAX_FILE_BYTES) throw new PictureFault('too-large');
    // The type given by the system may be wrong, and the server refuses a type that contradicts the bytes.
    return { file: fileOf(chosen, type ?? ''), preview: chosen };
  }
  const { width, height } = bitmap;
  const upright = orientation > 4 ? { width: height, height: width } : { width, height };
  const size = scaleToFit(upright, purpose === 'product-turn' ? MAX_TURN_SIDE : MAX_SIDE);
  const canvas = drawScaled(bitmap, size, orientation);
  bitmap.close();
  const preview = drawScaled(canvas, scaleToFit(canvas, PREVIEW_SIDE));
  const encode = type !== 'image/jpeg' && hasTransparency(canvas) ? encodeWebp : encodeJpeg;
  try {
    const encoded = await encode(canvas);
    const previewBlob = await preview.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return { file: fileOf(encoded, encoded.type), preview: previewBlob };
  } finally {
    // Safari would keep their memory for a while, and phones have too little for twenty photos.
    for (const used of [canvas, preview]) Object.assign(used, { width: 0, height: 0 });
  }
}

async function handleRequest({ file, purpose }: PrepareRequest, decode?: Decode): Promise<PrepareReply> {
  try {
    return { prepared: await preparePicture(file, purpose, decode) };
  } catch (error) {
    return error instanceof PictureFault ? { fault: error.fault } : { error: String(error) };
  }
}

/** Makes the worker reply to each file with the prepared one or the reason for a failure. */
export function prepareOnMessage(decode?: Decode): void {
  self.onmessage = async ({ data }: MessageEvent<PrepareRequest>) =>
    self.postMessage(await handleRequest(data, decode));
}
