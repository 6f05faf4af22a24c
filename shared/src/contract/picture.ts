export const PICTURE_WIDTHS = [320, 640, 720, 960, 1600] as const;

/** Formats of the variants, smallest first. The `Accept` header decides. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Returns the widths that differ for a picture: up to the first one that is larger than the picture. */
export const widthsOf = (width: number): PictureWidth[] =>
  PICTURE_WIDTHS.filter((_, index) => (PICTURE_WIDTHS[index - 1] ?? 0) < width);

/** Returns the key of a picture's variant: `media/.../x.jpg/640.avif` for `media/.../x.jpg`. */
export const variantKey = (key: string, width: PictureWidth, format: PictureFormat): string =>
  `${key}/${width}.${format}`;

/** Share picture: a JPEG, because not all share previews read newer formats, always of this size. */
export const SHARE_PICTURE = { name: 'share.jpg', width: 1200, height: 630 } as const;

export const sharePicture = (picture: string): string => `${picture}/${SHARE_PICTURE.name}`;

export const variantsOf = (key: string): string[] => [
  ...PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => variantKey(key, width, format))),
  sharePicture(key),
];

export const MAX_PICTURE_BYTES = 150_000;

/** Encoder settings. Qualities are tried until the result is small enough. More effort takes seven times as long to save a tenth. */
export const pictureSettings = {
  avif: { qualities: [55, 42, 30], effort: 2 },
  webp: { qualities: [78, 62, 45], effort: 4 },
} as const satisfies Record<PictureFormat, { qualities: readonly number[]; effort: number }>;

/** Picture metadata encoded in older file names, before the extension. */
export interface ImageMetadata {
  color?: string | undefined;
  /** Horizontal focal point of a slide, in percent from the left; three digits in the name. */
  focalX?: number | undefined;
}

/** Regular expression fragments: the colour of any picture, then the focal point of a slide. */
export const COLOR_IN_NAME = '(?:-[0-9a-f]{6})?';
export const FOCAL_POINT_IN_NAME = '(?:-(?:0\\d\\d|100))?';

const METADATA = /(?:-([0-9a-f]{6}))?(?:-(0\d\d|100))?\.\w+(?:\?|$)/;

/** Parses the metadata in a key or address: colour 3a2f21 and focal point 70 percent for `…/<uuid>-3a2f21-070.jpg?w=640`. */
export function metadataInName(address: string): ImageMetadata {
  const [, color, focalX] = METADATA.exec(address) ?? [];
  return { color, focalX: focalX === undefined ? undefined : Number(focalX) };
}
