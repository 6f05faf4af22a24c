import type { CardPicture } from '../collections/product-outline.ts';
import type { Picture } from './picture-fields.ts';

/** Width to height of the pictures on cards. */
const CARD_RATIO = 4 / 3;

/** The part of a picture that a card needs. */
export function cardPicture({ url, color, focalPoint, width, height }: Picture): CardPicture {
  const isCropped = width !== null && height !== null && Math.abs(width / height / CARD_RATIO - 1) > 0.01;
  return { url, color, ...(isCropped && { focalPoint }) };
}
