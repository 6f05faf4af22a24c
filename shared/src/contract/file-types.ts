/** The largest picture or sheet, in bytes: 5 MiB. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The most pixels a picture may have, width by height, all its frames together: decoding them takes up to 700 MB. */
export const MAX_PIXELS = 50_000_000;

/** The same of an AVIF, whose decoder needs three times as much for each. */
export const MAX_AVIF_PIXELS = 16_000_000;

/** Validity of a presigned upload, in seconds. */
export const UPLOAD_SECONDS = 600;

/** Media types of the pictures that are accepted, with the extension each is stored under. SVG is none of them: it can carry scripts. */
export const imageTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;

/** Media types of the technical sheets that are accepted, with the extension each is stored under. */
const sheetTypes = { 'application/pdf': 'pdf' } as const;

export type ImageType = keyof typeof imageTypes;
type SheetType = keyof typeof sheetTypes;
export type FileType = ImageType | SheetType;

/** Purposes of files, with the accepted media types. */
export const uploadPurposes = {
  'product-image': imageTypes,
  'slide-image': imageTypes,
  'technical-sheet': sheetTypes,
  'exploded-view': imageTypes,
} as const;

export type UploadPurpose = keyof typeof uploadPurposes;

/** The most pixels that a picture of a media type may have. */
export const maxPixelsOf = (type: ImageType): number => (type === 'image/avif' ? MAX_AVIF_PIXELS : MAX_PIXELS);

/** True when a file of this media type may be uploaded for this purpose. */
export const isAccepted = (purpose: UploadPurpose, type: string): type is FileType =>
  Object.hasOwn(uploadPurposes[purpose], type);

/** True for every purpose but that of a sheet. */
export const isPicture = (purpose: UploadPurpose): boolean => purpose !== 'technical-sheet';

/** The most files that one request may announce: a product's pictures and its sheet. */
export const MAX_UPLOADS = 21;

/** The most files of an account that are announced, and neither used by a form nor expired. */
export const MAX_OUTSTANDING_UPLOADS = 200;
