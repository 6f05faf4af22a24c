import * as v from 'valibot';
import { isAccepted, MAX_FILE_BYTES, MAX_UPLOADS, uploadPurposes } from './file-types.ts';
import { keysOf } from './keys-of.ts';
import { Fields, Line } from './text.ts';

export * from './file-types.ts';

/** A file that the administrator is about to upload: purpose, name, media type and size in bytes. */
export const UploadRequest = v.pipe(
  Fields({
    purpose: v.picklist(keysOf(uploadPurposes), 'Scopo sconosciuto'),
    name: Line(255),
    type: Line(100),
    size: v.pipe(
      v.number('Inserisci un numero'),
      v.integer('Inserisci un numero intero'),
      v.minValue(1, 'Il file è vuoto'),
      v.maxValue(MAX_FILE_BYTES, 'Il file è più grande di 5MB'),
    ),
  }),
  v.forward(
    v.check((file) => isAccepted(file.purpose, file.type), 'Tipo di file non valido'),
    ['type'],
  ),
);
export type UploadRequest = v.InferOutput<typeof UploadRequest>;

export const UploadRequests = v.pipe(
  v.array(UploadRequest, 'Inserisci un elenco di file'),
  v.minLength(1, 'Inserisci almeno un file'),
  v.maxLength(MAX_UPLOADS, `Al massimo ${MAX_UPLOADS} file`),
);
export type UploadRequests = v.InferOutput<typeof UploadRequests>;

/** Presigned upload: POST `fields` and then the file, as `multipart/form-data`, to `url` within 10 minutes; then name `key` in the form. */
export const Upload = v.object({
  key: v.string(),
  url: v.pipe(v.string(), v.url()),
  fields: v.record(v.string(), v.string()),
});
export type Upload = v.InferOutput<typeof Upload>;

/** A file that arrived inside a form: its bytes, the media type it claims, its name. */
export interface FilePart {
  filename: string;
  mimetype: string;
  content: Uint8Array;
}

const isFilePart = (value: unknown): value is FilePart =>
  typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Uint8Array;

/** One file of a form: the file itself, the key of an upload, the address of one that is stored already, or empty for none. */
export const MediaPart = v.union(
  [v.pipe(v.string(), v.trim(), v.maxLength(300)), v.custom<FilePart>(isFilePart)],
  'Inserisci un file, la chiave di un caricamento o un indirizzo esistente',
);
export type MediaPart = v.InferOutput<typeof MediaPart>;
