import { randomUUID } from 'node:crypto';
import { type FieldRefusal, type Refusal, refusal } from '@rombo/shared/contract/issues';
import { fromKeys, keysOf } from '@rombo/shared/contract/keys-of';
import { factsInName, type Picture, type PictureEdit, type PictureFacts } from '@rombo/shared/contract/picture-fields';
import {
  type FilePart,
  type FileType,
  isPicture,
  MAX_FILE_BYTES,
  type MediaPart,
  type UploadPurpose,
} from '@rombo/shared/contract/upload';
import pLimit from 'p-limit';
import { pauseDeadline } from '../deadline.ts';
import { Failure, invalid } from '../errors.ts';
import { copy, readStart, store } from './bucket.ts';
import { cleanPicture } from './pictures/clean-picture.ts';
import { deleteFiles } from './stored-files.ts';
import { extensionOf, isUploadKey } from './uploads.ts';
import { type FileRefusal, HEAD_BYTES, verify } from './verify.ts';

interface Sources {
  facts: Map<string, PictureFacts>;
  current: readonly Picture[];
}

/** The pictures at these addresses, with what a form says of them in their order; an empty list removes their alternative texts. */
export const editPictures = (
  addresses: readonly string[],
  { facts, current }: Sources,
  edits: readonly PictureEdit[] | undefined,
): Picture[] =>
  addresses.map((url, at) => {
    const known = facts.get(url) ?? current.find((picture) => picture.url === url) ?? factsInName(url, 0.5);
    return { ...known, url, ...(edits?.length === 0 ? { alt: {} } : edits?.[at]) };
  });

/** A file that passed, with the way to bring it to its place, where `filename` is what it is saved as: false when it is gone by then. */
interface CheckedFile {
  type: FileType;
  facts?: PictureFacts | undefined;
  /** The key of the upload that it came as. */
  upload?: string;
  moveTo: (key: string, filename?: string) => Promise<boolean>;
}

/** A part that passed: an address to keep, or a file. */
type Checked = { address: string } | CheckedFile;

/** Checks one part of a form: pictures are decoded, and what is published of them is clean. */
async function checkPart(
  part: MediaPart,
  purpose: UploadPurpose,
  current: string[],
): Promise<Checked | { refusal: Refusal }> {
  if (typeof part !== 'string') return checkFile(part, purpose);
  if (current.includes(part)) return { address: part };
  if (!isUploadKey(purpose, part)) return { refusal: 'unknown_file' };
  return checkUpload(part, purpose);
}

async function checkFile({ content, filename: name }: FilePart, purpose: UploadPurpose) {
  const checked = await checkBytes(purpose, content, content.length);
  if ('refusal' in checked) return { refusal: ofFile(checked.refusal, name) };
  const { bytes, type, facts } = checked;
  return { type, facts, moveTo: storeAt(bytes, type) };
}

async function checkUpload(upload: string, purpose: UploadPurpose) {
  const found = await readStart(upload, isPicture(purpose) ? MAX_FILE_BYTES : HEAD_BYTES);
  if (!found) return { refusal: 'upload_expired' } as const;
  const checked = await checkBytes(purpose, found.bytes, found.size);
  if ('refusal' in checked) return { refusal: ofFile(checked.refusal, found.name) };
  const { bytes, type, isSame, facts } = checked;
  if (!isSame) return { type, facts, upload, moveTo: storeAt(bytes, type) };
  const { etag } = found;
  return { type, facts, upload, moveTo: (key: string, filename?: string) => copy(upload, etag, key, type, filename) };
}

const storeAt = (bytes: Uint8Array, type: FileType) => (key: string, filename?: string) =>
  store(key, bytes, type, filename).then(() => true);

const NAME_MAX = 100;

/** Names the file in its refusal, as far as its name is known. */
function ofFile(code: FileRefusal, name: string): Refusal {
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
  return pauseDeadline(() => cleanPicture(bytes, type));
}

/** One field of a form that takes files. */
export interface MediaField {
  purpose: UploadPurpose;
  /** Parts of the form: files, upload keys and current addresses in order, blank for none; undefined keeps the current files. */
  parts: MediaPart[] | undefined;
  current: string[];
  /** File name for downloads of the field's new files, in ASCII; the key's own name without it. */
  filename?: string;
}

/** Files in their place, of which the entity does not know yet. */
export interface Media<F extends string> {
  addresses: Record<F, string[]>;
  facts: Map<string, PictureFacts>;
  /**
   * To be told whether the entity was written: deletes its uploads, or else what was brought. Where that fails the daily sweep does it,
   * and the request succeeds all the same.
   */
  cleanUp: (isWritten: boolean) => Promise<void>;
}

/**
 * Checks the files of a form's fields and brings them to their place in `folder`. All are checked before the first is moved; the
 * 422 names each that is wrong. When a move fails, or a write whose outcome is unknown, what was brought is left to the sweep.
 */
export async function commitMedia<F extends string>(folder: string, fields: Record<F, MediaField>): Promise<Media<F>> {
  const names = keysOf(fields);
  const refusals: FieldRefusal[] = [];
  const checked = await Promise.all(
    names.map(async (name) => [name, await checkField(name, fields[name], refusals)] as const),
  );
  if (refusals.length > 0) throw new Failure('invalid_input', { refusals });
  const brought: string[] = [];
  const facts: Media<F>['facts'] = new Map();
  const moved = new Map(
    await Promise.all(
      checked.map(
        async ([name, files]) => [name, await moveToFinal(name, files, fields[name], folder, brought, facts)] as const,
      ),
    ),
  );
  const addresses = fromKeys(names, (name) => moved.get(name) ?? []);
  return {
    addresses,
    facts,
    cleanUp: (isWritten) => deleteFiles(isWritten ? uploadsOf(checked.flatMap(([, files]) => files)) : brought),
  };
}

/** Parts that are looked at together: a picture is held in memory meanwhile, and unless it is clean until it is stored. */
const TOGETHER = 4;

async function checkField(
  name: string,
  { purpose, parts, current }: MediaField,
  refusals: FieldRefusal[],
): Promise<Checked[]> {
  if (!parts) return current.map((address) => ({ address }));
  const few = pLimit(TOGETHER);
  const results = await Promise.all(
    parts.map(async (part, index): Promise<Checked[]> => {
      if (part === '') return [];
      const isRepeated = typeof part === 'string' && parts.indexOf(part) < index;
      const result = isRepeated ? ({ refusal: 'repeated' } as const) : await few(checkPart, part, purpose, current);
      if (!('refusal' in result)) return [result];
      refusals.push({ path: parts.length > 1 ? `${name}.${index}` : name, refusal: result.refusal });
      return [];
    }),
  );
  return results.flat();
}

const moveToFinal = (
  name: string,
  files: Checked[],
  { purpose, filename }: MediaField,
  folder: string,
  brought: string[],
  facts: Map<string, PictureFacts>,
): Promise<string[]> =>
  Promise.all(
    files.map(async (file) => {
      if ('address' in file) return file.address;
      const key = `${folder}/${randomUUID()}.${extensionOf(purpose, file.type)}`;
      brought.push(key);
      // Another request that names the same upload was faster.
      if (!(await file.moveTo(key, filename))) throw invalid(name, 'upload_expired');
      if (file.facts) facts.set(`/${key}`, file.facts);
      return `/${key}`;
    }),
  );

const uploadsOf = (files: Checked[]): string[] =>
  files.flatMap((file) => ('upload' in file && file.upload ? [file.upload] : []));
