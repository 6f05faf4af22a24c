import { randomUUID } from 'node:crypto';
import type { Issue } from '@rombo/shared/errors';
import { variantsOf } from '@rombo/shared/picture';
import type { PictureFacts } from '@rombo/shared/picture-fields';
import type { MediaPart, UploadPurpose } from '@rombo/shared/upload';
import pLimit from 'p-limit';
import { withDeadline } from '../deadline.ts';
import { Failure, invalid } from '../errors.ts';
import { logger } from '../logger.ts';
import { FILE_CLEANUP_TIMEOUT_MS } from '../timeouts.ts';
import { removeAll, rename } from './bucket.ts';
import { type Checked, checkPart } from './check-part.ts';
import { refusals } from './refusals.ts';
import { extensionOf } from './uploads.ts';

/** One field of a form that takes files. */
export interface MediaField {
  purpose: UploadPurpose;
  /** Parts of the form: files, upload keys and present addresses in order, blank for none; undefined keeps the present files. */
  parts: MediaPart[] | undefined;
  /** The addresses that the entity has already. */
  present: string[];
  /** File name for downloads of the field's new files, in ASCII; the key's own name without it. */
  filename?: string;
}

/** Files in their place, of which the entity does not know yet. */
export interface Media<F extends string> {
  addresses: Record<F, string[]>;
  /** Facts of new pictures, by address. */
  facts: Map<string, PictureFacts>;
  /**
   * To be told whether the entity was written. If so, its uploads are deleted and what it no longer names is dropped, else what was
   * brought is deleted.
   * Where that fails the daily sweep does it, and the request succeeds all the same.
   */
  cleanUp: (isWritten: boolean) => Promise<void>;
}

/** Takes files away that an entity no longer names. */
export type DropFiles = (addresses: string[]) => Promise<void>;

/**
 * Checks the files of a form's fields and brings them to their place in `folder`. All are checked before the first is moved; the
 * 422 names each that is wrong. When a move fails, or a write whose outcome is unknown, what was brought is left to the sweep. `drop`
 * gets the addresses that the entity no longer names, which are deleted without it.
 */
export async function commitMedia<F extends string>(
  folder: string,
  fields: Record<F, MediaField>,
  drop?: DropFiles,
): Promise<Media<F>> {
  const entries = Object.entries(fields) as [F, MediaField][];
  const issues: Issue[] = [];
  const checked = await Promise.all(
    entries.map(async ([name, field]) => [name, await checkField(name, field, issues)] as const),
  );
  if (issues.length > 0) throw new Failure('invalid_input', { issues });
  const brought: string[] = [];
  const facts: Media<F>['facts'] = new Map();
  const addresses = Object.fromEntries(
    await Promise.all(
      checked.map(
        async ([name, files]) => [name, await moveToFinal(name, files, fields[name], folder, brought, facts)] as const,
      ),
    ),
  ) as Record<F, string[]>;
  return {
    addresses,
    facts,
    cleanUp: async (isWritten) => {
      if (!isWritten) return deleteFiles(brought);
      const uploads = uploadsOf(checked.flatMap(([, files]) => files));
      const former = dropped(entries, addresses);
      if (!drop) return deleteFiles([...uploads, ...former.flatMap(keysOf)]);
      await Promise.all([deleteFiles(uploads), drop(former)]);
    },
  };
}

/** Parts that are looked at together: a picture is held in memory meanwhile, and unless it is clean until it is stored. */
const TOGETHER = 4;

async function checkField(name: string, { purpose, parts, present }: MediaField, issues: Issue[]): Promise<Checked[]> {
  if (!parts) return present.map((address) => ({ address }));
  const few = pLimit(TOGETHER);
  const results = await Promise.all(
    parts.map(async (part, index): Promise<Checked[]> => {
      if (part === '') return [];
      const isRepeated = typeof part === 'string' && parts.indexOf(part) < index;
      const result = isRepeated ? { refusal: refusals.repeated } : await few(checkPart, part, purpose, present);
      if (!('refusal' in result)) return [result];
      issues.push({ path: parts.length > 1 ? `${name}.${index}` : name, message: result.refusal });
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
      if (!(await file.moveTo(key, filename))) throw invalid(name, refusals.gone);
      if (file.facts) facts.set(`/${key}`, file.facts);
      return `/${key}`;
    }),
  );

const uploadsOf = (files: Checked[]): string[] =>
  files.flatMap((file) => ('upload' in file && file.upload ? [file.upload] : []));

const dropped = <F extends string>(entries: [F, MediaField][], addresses: Record<F, string[]>): string[] =>
  entries.flatMap(([name, { present }]) => present.filter((address) => !addresses[name].includes(address)));

/** Deletes the files behind site-relative addresses, and what was made of them; where that fails, the daily sweep does it. */
export const removeMedia = (addresses: string[]): Promise<void> => deleteFiles(addresses.flatMap(keysOf));

/** The keys of a file, and of what was made of it where it is a picture. */
export function keysOf(address: string): string[] {
  const key = address.slice(1);
  return key.endsWith('.pdf') ? [key] : [key, ...variantsOf(key)];
}

/** Changes what a stored sheet is saved as; where that fails, it keeps its former name until its product's changes again. */
export async function renameSheet(address: string, filename: string): Promise<void> {
  try {
    await withDeadline(() => rename(address.slice(1), 'application/pdf', filename), FILE_CLEANUP_TIMEOUT_MS);
  } catch (error) {
    logger.warn('A sheet keeps its former name', { address, error });
  }
}

/** Deletes objects; where it fails, the daily sweep does it. */
export async function deleteFiles(keys: string[]): Promise<void> {
  try {
    await withDeadline(() => removeAll(keys), FILE_CLEANUP_TIMEOUT_MS);
  } catch (error) {
    logger.warn('Files are left to the sweep', { keys, error });
  }
}
