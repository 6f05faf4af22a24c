import { randomUUID } from 'node:crypto';
import { type FieldRefusal, type Refusal, refusal } from '@rombo/shared/contract/issues';
import { keysOf } from '@rombo/shared/contract/keys-of';
import {
  type Picture,
  type PictureEdit,
  type PictureFacts,
  unmeasuredPicture,
} from '@rombo/shared/contract/picture-fields';
import {
  type FilePart,
  type FileType,
  isPicture,
  MAX_FILE_BYTES,
  type MediaPart,
  type UploadPurpose,
} from '@rombo/shared/contract/upload';
import pLimit from 'p-limit';
import { Failure, invalid } from '../errors.ts';
import { copy, readHead, store } from './bucket.ts';
import { cleanPicture } from './pictures/clean-picture.ts';
import { deleteFiles } from './stored-files.ts';
import { extensionOf, isUploadKey } from './uploads.ts';
import { type FileRefusal, HEAD_BYTES, verify } from './verify.ts';

/** Returns the pictures at these addresses with the form's edits in the same order. An empty list removes the alternative texts. */
export const editPictures = (
  addresses: readonly string[],
  { facts, current }: { facts: Map<string, PictureFacts>; current: readonly Picture[] },
  edits: readonly PictureEdit[] | undefined,
): Picture[] =>
  addresses.map((url, at) => {
    const known = facts.get(url) ?? current.find((picture) => picture.url === url) ?? unmeasuredPicture(url);
    return { ...known, url, ...(edits?.length === 0 ? { alt: {} } : edits?.[at]) };
  });

/** A verified file. `moveTo` stores it, with `filename` as its download name, and returns false if the upload is gone. */
interface CheckedFile {
  type: FileType;
  facts?: PictureFacts | undefined;
  upload?: string;
  moveTo: (key: string, filename?: string) => Promise<boolean>;
}

type Checked = { address: string } | CheckedFile;

/** Verifies one part of a form. Pictures are decoded, and cleaned before they are published. */
async function checkPart(
  part: MediaPart,
  purpose: UploadPurpose,
  current: string[],
): Promise<Checked | { refusal: Refusal }> {
  const upload = typeof part === 'string' ? part : undefined;
  if (upload !== undefined && current.includes(upload)) return { address: upload };
  if (upload !== undefined && !isUploadKey(purpose, upload)) return { refusal: 'unknown_file' };
  const found = typeof part === 'string' ? await readUpload(part, purpose) : toUpload(part);
  if (!found) return { refusal: 'upload_expired' };
  const checked = await checkBytes(purpose, found.bytes, found.size);
  if ('refusal' in checked) return { refusal: withFileName(checked.refusal, found.name) };
  const { bytes, type, isSame, facts } = checked;
  if (upload === undefined) return { type, facts, moveTo: storeAt(bytes, type) };
  // Not `found`, which holds the whole file until all are moved.
  const { etag } = found;
  const copyUpload = (key: string, filename?: string) => copy(upload, etag, key, type, filename);
  return { type, facts, upload, moveTo: isSame ? copyUpload : storeAt(bytes, type) };
}

const readUpload = (upload: string, purpose: UploadPurpose) =>
  readHead(upload, isPicture(purpose) ? MAX_FILE_BYTES : HEAD_BYTES);

const toUpload = ({ content: bytes, filename: name }: FilePart) => ({ bytes, size: bytes.length, name, etag: '' });

const storeAt = (bytes: Uint8Array, type: FileType) => (key: string, filename?: string) =>
  store(key, bytes, type, filename).then(() => true);

const NAME_MAX = 100;

function withFileName(code: FileRefusal, name: string): Refusal {
  const file = name
    .replace(/\p{Control}/gu, '')
    .trim()
    .slice(0, NAME_MAX);
  return file ? refusal(code, { file }) : code;
}

async function checkBytes(purpose: UploadPurpose, bytes: Uint8Array, size: number) {
  const verdict = await verify(purpose, { bytes, size });
  if ('refusal' in verdict) return verdict;
  const { type } = verdict;
  if (type === 'application/pdf') return { bytes, type, isSame: true, facts: undefined };
  return cleanPicture(bytes, type);
}

export interface MediaField {
  purpose: UploadPurpose;
  /** Parts of the form in order: files, upload keys and current addresses, blank for none. Undefined keeps the current files. */
  parts: MediaPart[] | undefined;
  current: string[];
  /** Download name of the field's new files, in ASCII. Defaults to the name in the key. */
  filename?: string;
}

export interface Media<F extends string> {
  addresses: Record<F, string[]>;
  facts: Map<string, PictureFacts>;
  /** Deletes the uploads if the entity was written, otherwise the new files. If this fails, the daily sweep deletes them. */
  cleanUp: (isWritten: boolean) => Promise<void>;
}

/** Verifies all files of a form, then moves them into `folder`. The sweep deletes what a failure leaves there. */
export async function commitMedia<F extends string>(folder: string, fields: Record<F, MediaField>): Promise<Media<F>> {
  const names = keysOf(fields);
  const refusals: FieldRefusal[] = [];
  const checked = await Promise.all(
    names.map(async (name) => [name, await checkField(name, fields[name], refusals)] as const),
  );
  if (refusals.length > 0) throw new Failure('invalid_input', { refusals });
  const newKeys: string[] = [];
  const facts: Media<F>['facts'] = new Map();
  const moveToFinal = async (name: F, file: Checked): Promise<string> => {
    if ('address' in file) return file.address;
    const { purpose, filename } = fields[name];
    const key = `${folder}/${randomUUID()}.${extensionOf(purpose, file.type)}`;
    newKeys.push(key);
    // Another request with the same upload came first.
    if (!(await file.moveTo(key, filename))) throw invalid(name, 'upload_expired');
    if (file.facts) facts.set(`/${key}`, file.facts);
    return `/${key}`;
  };
  const moved = await Promise.all(
    checked.map(async ([name, files]) => [name, await Promise.all(files.map((file) => moveToFinal(name, file)))]),
  );
  const uploads = checked.flatMap(([, files]) => files.flatMap((file) => ('upload' in file && file.upload) || []));
  return {
    addresses: Object.fromEntries(moved),
    facts,
    cleanUp: (isWritten) => deleteFiles(isWritten ? uploads : newKeys),
  };
}

/** Number of parts checked in parallel: each holds a picture in memory. */
const CONCURRENCY = 4;

async function checkField(
  name: string,
  { purpose, parts, current }: MediaField,
  refusals: FieldRefusal[],
): Promise<Checked[]> {
  if (!parts) return current.map((address) => ({ address }));
  const limit = pLimit(CONCURRENCY);
  const results = await Promise.all(
    parts.map(async (part, index): Promise<Checked[]> => {
      if (part === '') return [];
      const isRepeated = typeof part === 'string' && parts.indexOf(part) < index;
      const result = isRepeated ? ({ refusal: 'repeated' } as const) : await limit(checkPart, part, purpose, current);
      if (!('refusal' in result)) return [result];
      refusals.push({ path: parts.length > 1 ? `${name}.${index}` : name, refusal: result.refusal });
      return [];
    }),
  );
  return results.flat();
}
