import { COLOR_SAMPLE, dominantColor } from '@rombo/shared/picture-color';

/** How long one picture is waited for, in milliseconds: a phone decodes a photo in a third of a second. */
const PATIENCE_MS = 1500;

const taken = new WeakMap<File, Promise<string | undefined>>();
let before: Promise<unknown> = Promise.resolve();

/**
 * The colour of a chosen picture, for its place while it loads; none where the browser cannot say it in time, and of what shines
 * through. One after the other: each is decoded whole, and twenty at once would not fit into a phone.
 */
export function takeColor(file: File): Promise<string | undefined> {
  const known = taken.get(file);
  if (known) return known;
  const color = before.then(() => Promise.race([draw(file).catch(() => undefined), patience()]));
  taken.set(file, color);
  before = color;
  return color;
}

/** Decoded and made small beside the page's own work, so that nothing on it waits. */
async function draw(file: File): Promise<string | undefined> {
  const size = COLOR_SAMPLE;
  const bitmap = await createImageBitmap(file, { resizeWidth: size, resizeHeight: size, resizeQuality: 'medium' });
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // Whoever has no resizing yet gets the picture whole.
  context?.drawImage(bitmap, 0, 0, size, size);
  bitmap.close();
  const pixels = context?.getImageData(0, 0, size, size).data;
  return pixels && dominantColor(pixels);
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
