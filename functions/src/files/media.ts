import { randomUUID } from 'node:crypto';
import type { Issue } from '@rombo/shared/contract/errors';
import { fromKeys, keysOf as namesOf } from '@rombo/shared/contract/keys-of';
import type { PictureFacts } from '@rombo/shared/contract/picture-fields';
import type { MediaPart, UploadPurpose } from '@rombo/shared/contract/upload';
import pLimit from 'p-limit';
import { Failure, invalid } from '../errors.ts';
import { type Checked, checkPart } from './check-part.ts';
import { deleteFiles, keysOf } from './file-cleanup.ts';
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
  const names = namesOf(fields);
  const issues: Issue[] = [];
  const checked = await Promise.all(
    names.map(async (name) => [name, await checkField(name, fields[name], issues)] as const),
  );
  if (issues.length > 0) throw new Failure('invalid_input', { issues });
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
    cleanUp: async (isWritten) => {
      if (!isWritten) return deleteFiles(brought);
      const uploads = uploadsOf(checked.flatMap(([, files]) => files));
      const former = names.flatMap((name) =>
        fields[name].present.filter((address) => !addresses[name].includes(address)),
      );
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
