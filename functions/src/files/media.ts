import { randomUUID } from 'node:crypto';
import type { Issue } from '@rombo/shared/errors';
import { variantsOf } from '@rombo/shared/picture';
import { lookIn, withLook } from '@rombo/shared/picture-name';
import type { FileType, MediaPart, UploadPurpose } from '@rombo/shared/upload';
import { withDeadline } from '../deadline.ts';
import { Failure, invalid } from '../errors.ts';
import { logger } from '../logger.ts';
import { copy, readStart, removeAll, store } from './bucket.ts';
import { extensionOf, isUploadKey } from './uploads.ts';
import { HEAD_BYTES, verify } from './verify.ts';

const GONE = 'Il caricamento è scaduto: carica di nuovo il file';

/** One field of a form that takes files. */
export interface MediaField {
  purpose: UploadPurpose;
  /** What the form says: files, keys of uploads and present addresses in order, blank for none; undefined leaves what is present. */
  parts: MediaPart[] | undefined;
  /** The addresses that the entity has already. */
  present: string[];
}

/** A part that passed: an address to keep, or a file with the way to bring it to its place, false when it is gone by then. */
type Checked =
  | { address: string }
  | { type: FileType; upload?: string; bring: (key: string, type: FileType) => Promise<boolean> };

/** Files in their place, of which the entity does not know yet. */
export interface Media<F extends string> {
  addresses: Record<F, string[]>;
  /**
   * To be told whether the entity was written. If so, its uploads and what it no longer names are deleted, else what was brought.
   * Where that fails the daily sweep does it, and the request succeeds all the same.
   */
  settle: (isWritten: boolean) => Promise<void>;
}

/**
 * Checks the files of a form's fields and brings them to their place in `folder`. All are checked before the first is moved; the
 * 422 names each that is wrong. When a move fails, or a write whose outcome is unknown, what was brought is left to the sweep.
 */
export async function commitMedia<F extends string>(folder: string, fields: Record<F, MediaField>): Promise<Media<F>> {
  const entries = Object.entries(fields) as [F, MediaField][];
  const issues: Issue[] = [];
  const checked = await Promise.all(
    entries.map(async ([name, field]) => [name, await checkField(name, field, issues)] as const),
  );
  if (issues.length > 0) throw new Failure('invalid_input', { issues });
  const brought: string[] = [];
  const addresses = Object.fromEntries(
    await Promise.all(
      checked.map(
        async ([name, files]) => [name, await place(name, files, fields[name].purpose, folder, brought)] as const,
      ),
    ),
  ) as Record<F, string[]>;
  return {
    addresses,
    settle: (isWritten) =>
      tidy(isWritten ? [...uploadsOf(checked.flatMap(([, files]) => files)), ...dropped(entries, addresses)] : brought),
  };
}

async function checkField(name: string, { purpose, parts, present }: MediaField, issues: Issue[]): Promise<Checked[]> {
  if (!parts) return present.map((address) => ({ address }));
  const results = await Promise.all(
    parts.map(async (part, index): Promise<Checked[]> => {
      if (part === '') return [];
      const isRepeated = typeof part === 'string' && parts.indexOf(part) < index;
      const result = isRepeated ? { refusal: 'Ripetuto' } : await check(part, purpose, present);
      if (!('refusal' in result)) return [result];
      issues.push({ path: parts.length > 1 ? `${name}.${index}` : name, message: result.refusal });
      return [];
    }),
  );
  return results.flat();
}

async function check(
  part: MediaPart,
  purpose: UploadPurpose,
  present: string[],
): Promise<Checked | { refusal: string }> {
  if (typeof part !== 'string') {
    const verdict = await verify(purpose, { bytes: part.content, size: part.content.length });
    return 'refusal' in verdict
      ? verdict
      : { ...verdict, bring: (key, type) => store(key, part.content, type).then(() => true) };
  }
  if (present.includes(part)) return { address: part };
  if (!isUploadKey(purpose, part)) return { refusal: 'Non è né un file caricato né uno già presente' };
  return checkUpload(part, purpose);
}

async function checkUpload(upload: string, purpose: UploadPurpose): Promise<Checked | { refusal: string }> {
  const head = await readStart(upload, HEAD_BYTES);
  if (!head) return { refusal: GONE };
  const first = await verify(purpose, head);
  // A picture whose size stands behind more metadata than that is read whole.
  const whole = 'refusal' in first && head.size > HEAD_BYTES ? await readStart(upload, head.size) : undefined;
  const verdict = whole ? await verify(purpose, whole) : first;
  if ('refusal' in verdict) return verdict;
  return { ...verdict, upload, bring: (key, type) => copy(upload, head.etag, key, type) };
}

const place = (
  name: string,
  files: Checked[],
  purpose: UploadPurpose,
  folder: string,
  brought: string[],
): Promise<string[]> =>
  Promise.all(
    files.map(async (file) => {
      if ('address' in file) return file.address;
      const look = file.upload ? lookIn(file.upload) : {};
      const key = `${folder}/${withLook(randomUUID(), look)}.${extensionOf(purpose, file.type)}`;
      brought.push(key);
      // Another request that names the same upload was faster.
      if (!(await file.bring(key, file.type))) throw invalid(name, GONE);
      return `/${key}`;
    }),
  );

const uploadsOf = (files: Checked[]): string[] =>
  files.flatMap((file) => ('upload' in file && file.upload ? [file.upload] : []));

const dropped = <F extends string>(entries: [F, MediaField][], addresses: Record<F, string[]>): string[] =>
  entries.flatMap(([name, { present }]) =>
    present.filter((address) => !addresses[name].includes(address)).flatMap(keysOf),
  );

/** Deletes the files behind site-relative addresses, and what was made of them; where that fails, the daily sweep does it. */
export const removeMedia = (addresses: string[]): Promise<void> => tidy(addresses.flatMap(keysOf));

/** The keys of a file, and of what was made of it where it is a picture. */
function keysOf(address: string): string[] {
  const key = address.slice(1);
  return key.endsWith('.pdf') ? [key] : [key, ...variantsOf(key)];
}

/** How long somebody waits for files to be deleted whose item is written, in milliseconds: its answer must not miss the deadline. */
const TIDY_MS = 800;

async function tidy(keys: string[]): Promise<void> {
  try {
    await withDeadline(() => removeAll(keys), TIDY_MS);
  } catch (error) {
    logger.warn('Files are left to the sweep', { keys, error: error as Error });
  }
}
