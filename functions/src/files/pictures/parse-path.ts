import { COLOR_IN_NAME, FOCAL_POINT_IN_NAME } from '@rombo/shared/contract/image-metadata';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '@rombo/shared/contract/picture';
import { UUID } from '@rombo/shared/contract/text';
import { imageTypes } from '@rombo/shared/contract/upload';

/** A picture in one width and format: its own key in the bucket, and that of the original it is made of. */
export interface Variant {
  key: string;
  original: string;
  width: PictureWidth;
  format: PictureFormat;
}

const ENDING = Object.values(imageTypes).join('|');
const PRODUCT = `products/${UUID}/${UUID}${COLOR_IN_NAME}`;
const SLIDE = `slides/${UUID}/${UUID}${COLOR_IN_NAME}${FOCAL_POINT_IN_NAME}`;
const NAME = `media/(?:${PRODUCT}|${SLIDE})\\.(?:${ENDING})`;
const ORIGINAL = new RegExp(`^${NAME}$`);
const PATH = new RegExp(`^/(${NAME})/(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);

/** Parses the path of a picture variant; undefined unless width and format are supported. */
export function parsePath(path: string): Variant | undefined {
  const [, original, digits, ending] = PATH.exec(path) ?? [];
  const width = PICTURE_WIDTHS.find((one) => one === Number(digits));
  const format = PICTURE_FORMATS.find((one) => one === ending);
  return original && width && format ? { key: path.slice(1), original, width, format } : undefined;
}

/** True for the key of a picture that variants are made of. */
export const isOriginal = (key: string): boolean => ORIGINAL.test(key);
