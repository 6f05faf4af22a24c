import { COLOR_SAMPLE } from '@rombo/shared/dominant-color';
import { lookOf } from '@rombo/shared/picture-look';
import type { PictureLook } from '@rombo/shared/picture-name';

/** How long one picture is waited for, in milliseconds: a busy phone may take one or two seconds for a photo. */
const PATIENCE_MS = 4000;

const taken = new WeakMap<File, Promise<PictureLook>>();
let before: Promise<unknown> = Promise.resolve();

/**
 * The colour of a chosen picture, for its place while it loads, and where its subject is; nothing where the browser cannot say it in
 * time, and no colour of what shines through. One after the other: each is decoded whole, and twenty at once would not fit into a phone.
 */
export function takeLook(file: File): Promise<PictureLook> {
  const known = taken.get(file);
  if (known) return known;
  const look = before.then(() => Promise.race([lookAt(file).catch(() => ({})), patience()]));
  taken.set(file, look);
  before = look;
  return look;
}

/** Pixels of a photograph that are looked at, for each one of the colour's sample in both directions. */
const OVERSAMPLED = 4;

/** Decoded beside the page's own work. Made small in two steps: the first one is coarse, since on a phone a fine one takes the page's time. */
async function lookAt(file: File): Promise<PictureLook> {
  const resizeWidth = COLOR_SAMPLE.width * OVERSAMPLED;
  const resizeHeight = COLOR_SAMPLE.height * OVERSAMPLED;
  const bitmap = await createImageBitmap(file, { resizeWidth, resizeHeight, resizeQuality: 'low' });
  const look = await lookOf(({ width, height }) => {
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) throw new Error('This browser lets no script draw');
    context.imageSmoothingQuality = 'medium';
    context.drawImage(bitmap, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  });
  bitmap.close();
  return look;
}

const patience = () => new Promise<PictureLook>((resolve) => setTimeout(() => resolve({}), PATIENCE_MS));
