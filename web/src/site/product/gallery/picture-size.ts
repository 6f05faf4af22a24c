import { PICTURE_WIDTHS } from '@rombo/shared/contract/picture';

/** Width and height in CSS pixels at the closest zoom. */
interface PictureSize {
  width: number;
  height: number;
}

const WIDEST = Math.max(...PICTURE_WIDTHS);

/** Maximum zoom, in CSS pixels per pixel of the picture. */
const CLOSEST = 1.5;

/** The size of a picture that has not loaded yet: as wide as its widest file, and 4:3 as most are. */
export const likelySize: PictureSize = { width: WIDEST * CLOSEST, height: WIDEST * CLOSEST * 0.75 };

/** Properties of an `img` element with `srcset` that describe the loaded file. */
export type LoadedPicture = Pick<HTMLImageElement, 'currentSrc' | 'sizes' | 'naturalWidth' | 'naturalHeight'>;

/**
 * The width in pixels of the file that an element loaded: its `naturalWidth` is the width at which `sizes` shows it. Undefined where
 * the address or `sizes` does not tell.
 */
function fileWidth({ currentSrc, sizes, naturalWidth }: LoadedPicture) {
  const [, asked] = /\?w=(\d+)$/.exec(currentSrc) ?? [];
  const [, shown] = /^(\d+)px$/.exec(sizes) ?? [];
  if (!asked || !shown) return undefined;
  return { asked: Number(asked), width: (naturalWidth * Number(asked)) / Number(shown) };
}

/**
 * The size of a picture of which a file has loaded, beside what was known of it. A file narrower than the width that was asked for is as
 * wide as the original. An element gives whole pixels only: proportions that fit them as they are stay.
 */
export function sizeOf(loaded: LoadedPicture, known: PictureSize): PictureSize {
  const { naturalWidth, naturalHeight } = loaded;
  const file = fileWidth(loaded);
  const isOriginal = file && file.width < file.asked * 0.97;
  const width = isOriginal ? Math.min(known.width, file.width * CLOSEST) : known.width;
  const shape = known.height / known.width;
  const isSame = Math.abs(naturalWidth * shape - naturalHeight) < 1;
  return { width, height: width * (isSame ? shape : naturalHeight / naturalWidth) };
}
