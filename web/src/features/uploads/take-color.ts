import { COLOR_SAMPLE, dominantColor } from '@rombo/shared/dominant-color';

/** How long one picture is waited for, in milliseconds: a busy phone may take one or two seconds for a photo. */
const PATIENCE_MS = 4000;

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

/** Pixels of a photograph that are looked at, for each one of the sample in both directions. */
const OVERSAMPLED = 4;

/** Decoded beside the page's own work. Made small in two steps: the first one is coarse, since on a phone a fine one takes the page's time. */
async function draw(file: File): Promise<string | undefined> {
  const size = COLOR_SAMPLE;
  const [resizeWidth, resizeHeight] = [size * OVERSAMPLED, size * OVERSAMPLED];
  const bitmap = await createImageBitmap(file, { resizeWidth, resizeHeight, resizeQuality: 'low' });
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(bitmap, 0, 0, size, size);
  bitmap.close();
  return dominantColor(context.getImageData(0, 0, size, size).data);
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
