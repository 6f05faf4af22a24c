/** Metadata of a picture, encoded in its file name before the extension. Older names have none. */
export interface ImageMetadata {
  /** Average colour, as six hexadecimal digits. */
  color?: string | undefined;
  /** Horizontal focal point of a slide, in percent from the left; three digits in the name. */
  focalX?: number | undefined;
}

/** Parts of a regular expression: the colour of any picture, then the focal point of a slide. */
export const COLOR_IN_NAME = '(?:-[0-9a-f]{6})?';
export const FOCAL_POINT_IN_NAME = '(?:-(?:0\\d\\d|100))?';

const METADATA = /(?:-([0-9a-f]{6}))?(?:-(0\d\d|100))?\.\w+(?:\?|$)/;

/** Reads the metadata from a key or address: colour 3a2f21, focal point at 70 percent for `…/<uuid>-3a2f21-070.jpg?w=640`. */
export function metadataInName(address: string): ImageMetadata {
  const [, color, focalX] = METADATA.exec(address) ?? [];
  return { color, focalX: focalX === undefined ? undefined : Number(focalX) };
}
