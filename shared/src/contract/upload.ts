import * as v from 'valibot';
import { refusal } from './issues.ts';
import { fromKeys, keysOf } from './keys-of.ts';
import { type KindName, kindNames, kinds } from './kinds.ts';
import { Fields, Line } from './text.ts';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Maximum size of a zip with the files of an import. */
export const MAX_ZIP_BYTES = 50 * 1024 * 1024;

/** Maximum pixels of a picture, for all frames together: decoding them takes up to 700 MB. */
const MAX_PIXELS = 50_000_000;

/** Lower limit for AVIF, whose decoder needs three times as much memory. */
const MAX_AVIF_PIXELS = 16_000_000;

export const UPLOAD_SECONDS = 600;

/** Days after which an unused upload is deleted. */
export const UPLOAD_DAYS = 1;

/** Accepted media types of pictures, with their extensions. SVG is excluded because it can contain scripts. */
export const imageTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;

const sheetTypes = { 'application/pdf': 'pdf' } as const;

/** Browsers on Windows have another name for a zip. */
const zipTypes = { 'application/zip': 'zip', 'application/x-zip-compressed': 'zip' } as const;

export type ImageType = keyof typeof imageTypes;
type SheetType = keyof typeof sheetTypes;
export type FileType = ImageType | SheetType;
type UploadType = FileType | keyof typeof zipTypes;

export type UploadPurpose = { [K in KindName]: keyof (typeof kinds)[K]['uploads'] & string }[KindName] | 'import-files';

const purposes: Record<UploadPurpose, 'picture' | 'sheet' | 'zip'> = Object.assign(
  { 'import-files': 'zip' },
  ...kindNames.map((kind) => kinds[kind].uploads),
);

export const isPicture = (purpose: UploadPurpose): boolean => purposes[purpose] === 'picture';

/** The accepted media types of each purpose, with their extensions. */
export const uploadPurposes = fromKeys(
  keysOf(purposes),
  (purpose): Partial<Record<UploadType, string>> =>
    ({ picture: imageTypes, sheet: sheetTypes, zip: zipTypes })[purposes[purpose]],
);

export const maxBytesOf = (purpose: UploadPurpose): number =>
  purposes[purpose] === 'zip' ? MAX_ZIP_BYTES : MAX_FILE_BYTES;

export const maxPixelsOf = (type: ImageType): number => (type === 'image/avif' ? MAX_AVIF_PIXELS : MAX_PIXELS);

export const isAccepted = (purpose: UploadPurpose, type: string): type is FileType =>
  Object.hasOwn(uploadPurposes[purpose], type);

/** Maximum files per request: a product's pictures and its sheet. */
export const MAX_UPLOADS = 21;

/** A file that the administrator is about to upload. `size` is in bytes. */
export const UploadRequest = v.pipe(
  Fields({
    purpose: v.picklist(keysOf(uploadPurposes), refusal('unknown_purpose')),
    name: Line(255),
    type: Line(100),
    size: v.pipe(
      v.number(refusal('number')),
      v.integer(refusal('whole_number')),
      v.minValue(1, refusal('empty_file')),
      v.maxValue(MAX_ZIP_BYTES, refusal('file_too_large')),
    ),
  }),
  v.forward(
    v.check((file) => isAccepted(file.purpose, file.type), refusal('file_type')),
    ['type'],
  ),
  v.forward(
    v.check((file) => file.size <= maxBytesOf(file.purpose), refusal('file_too_large')),
    ['size'],
  ),
);
export type UploadRequest = v.InferOutput<typeof UploadRequest>;

export const UploadRequests = v.pipe(
  v.array(UploadRequest, refusal('files')),
  v.minLength(1, refusal('no_files')),
  v.maxLength(MAX_UPLOADS, refusal('too_many_files', { max: MAX_UPLOADS })),
);

/** Presigned upload. POST `fields` and then the file, as `multipart/form-data`, to `url` within 10 minutes; then use `key` in the form. */
export const Upload = v.object({
  key: v.string(),
  url: v.pipe(v.string(), v.url()),
  fields: v.record(v.string(), v.string()),
});
export type Upload = v.InferOutput<typeof Upload>;

export interface FilePart {
  filename: string;
  mimetype: string;
  content: Uint8Array;
}

const isFilePart = (value: unknown): value is FilePart =>
  typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Uint8Array;

/** A file field of a form: the file itself, an upload key, the address of a stored file, or blank for none. */
export const MediaPart = v.union(
  [v.pipe(v.string(), v.trim(), v.maxLength(300)), v.custom<FilePart>(isFilePart)],
  refusal('media'),
);
export type MediaPart = v.InferOutput<typeof MediaPart>;
