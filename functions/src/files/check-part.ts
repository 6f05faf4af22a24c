import type { PictureFacts } from '@rombo/shared/contract/picture-fields';
import {
  type FilePart,
  type FileType,
  isPicture,
  MAX_FILE_BYTES,
  type MediaPart,
  type UploadPurpose,
} from '@rombo/shared/contract/upload';
import { pauseDeadline } from '../deadline.ts';
import { copy, readStart, store } from './bucket.ts';
import { cleanPicture } from './pictures/clean-picture.ts';
import { refusals, refuse } from './refusals.ts';
import { isUploadKey } from './uploads.ts';
import { HEAD_BYTES, verify } from './verify.ts';

/** A file that passed, with the way to bring it to its place, where `filename` is what it is saved as: false when it is gone by then. */
export interface CheckedFile {
  type: FileType;
  /** Facts measured from a picture's pixels. */
  facts?: PictureFacts | undefined;
  /** The key of the upload that it came as. */
  upload?: string;
  moveTo: (key: string, filename?: string) => Promise<boolean>;
}

/** A part that passed: an address to keep, or a file. */
export type Checked = { address: string } | CheckedFile;

/** Checks one part of a form: pictures are decoded, and what is published of them is clean. */
export async function checkPart(
  part: MediaPart,
  purpose: UploadPurpose,
  present: string[],
): Promise<Checked | { refusal: string }> {
  if (typeof part !== 'string') return checkFile(part, purpose);
  if (present.includes(part)) return { address: part };
  if (!isUploadKey(purpose, part)) return { refusal: refusals.unknown };
  return checkUpload(part, purpose);
}

async function checkFile({ content, filename: name }: FilePart, purpose: UploadPurpose) {
  const checked = await checkBytes(purpose, content, content.length);
  if ('refusal' in checked) return refuse(checked.refusal, name);
  const { bytes, type, facts } = checked;
  return { type, facts, moveTo: storeAt(bytes, type) };
}

async function checkUpload(upload: string, purpose: UploadPurpose) {
  const found = await readStart(upload, isPicture(purpose) ? MAX_FILE_BYTES : HEAD_BYTES);
  if (!found) return { refusal: refusals.gone };
  const checked = await checkBytes(purpose, found.bytes, found.size);
  if ('refusal' in checked) return refuse(checked.refusal, found.name);
  const { bytes, type, isSame, facts } = checked;
  if (!isSame) return { type, facts, upload, moveTo: storeAt(bytes, type) };
  const { etag } = found;
  return { type, facts, upload, moveTo: (key: string, filename?: string) => copy(upload, etag, key, type, filename) };
}

const storeAt = (bytes: Uint8Array, type: FileType) => (key: string, filename?: string) =>
  store(key, bytes, type, filename).then(() => true);

async function checkBytes(purpose: UploadPurpose, bytes: Uint8Array, size: number) {
  const verdict = await verify(purpose, { bytes, size });
  if ('refusal' in verdict) return verdict;
  const { type } = verdict;
  if (type === 'application/pdf') return { bytes, type, isSame: true, facts: undefined };
  return pauseDeadline(() => cleanPicture(bytes, type));
}
