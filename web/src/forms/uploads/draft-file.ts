import type { Picture } from '@rombo/shared/contract/picture-fields';
import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { byLanguage, type Language, languageCodes } from '@rombo/shared/words/languages';
import type { FieldValues } from 'react-hook-form';
import { randomId } from '../stored-draft.ts';
import type { ChosenFile } from './upload-queue.ts';

/**
 * A file in a form: either stored, or chosen and uploaded under its id. In a draft stored as JSON, a chosen file has its name and an empty
 * `file`.
 */
export type DraftFile = { id: string; address: string } | { id: string; file: File; name: string };

export const chosenFile = (file: File) => ({ id: randomId(), file, name: file.name });

export const storedFile = (address: string): DraftFile => ({ id: address, address });

export const isChosen = <F extends DraftFile>(file: F): file is F & { id: string; file: File; name: string } =>
  'file' in file;

/** Alternative texts in a form; missing ones are ''. */
export type AltTexts = Record<Language, string>;

export const altTextsOf = (alt: Picture['alt'] = {}): AltTexts => byLanguage((code) => alt[code] ?? '');

/** Converts alternative texts of a form to those of the contract. */
export const altOf = (texts: AltTexts): Picture['alt'] =>
  Object.fromEntries(languageCodes.map((code) => [code, texts[code].trim()]).filter(([, text]) => text));

/** A field of a draft that holds a file or null, or a list of files. */
export interface FileField<D> {
  field: keyof D & string;
  purpose: UploadPurpose;
  /** Fields that describe a single file, restored together with it. */
  relatedFields?: readonly (keyof D & string)[];
}

type Fields<D> = readonly FileField<D>[];

export const chosenFilesOf = <D extends FieldValues>(fields: Fields<D>, draft: D): (ChosenFile & { name: string })[] =>
  fields.flatMap(({ field, purpose }) =>
    [draft[field] ?? []]
      .flat()
      .filter((file: DraftFile) => isChosen(file))
      .map(({ id, file, name }) => ({ id, file, name, purpose })),
  );

/**
 * Restores the chosen files that were found in a stored draft. Lists drop missing files; a missing single file is replaced by that of
 * `base`, with its describing fields.
 */
export function withRestoredFiles<D extends FieldValues>(
  fields: Fields<D>,
  draft: D,
  base: D,
  found: ReadonlyMap<string, Pick<ChosenFile, 'file'>>,
): D {
  const restore = (value: DraftFile): DraftFile[] => {
    if (!isChosen(value)) return [value];
    const file = found.get(value.id)?.file;
    return file ? [{ ...value, file }] : [];
  };
  const restored = fields.flatMap(({ field, relatedFields = [] }): [string, unknown][] => {
    const value: DraftFile | DraftFile[] | null = draft[field];
    if (Array.isArray(value)) return [[field, value.flatMap(restore)]];
    const [file] = value ? restore(value) : [null];
    return file === undefined ? [field, ...relatedFields].map((name) => [name, base[name]]) : [[field, file]];
  });
  return { ...draft, ...Object.fromEntries(restored) };
}

/**
 * Returns a draft on top of a newer version: with its chosen files, and only the stored files that the newer version has, each single one
 * with its describing fields.
 */
export function rebaseFiles<D extends FieldValues>(fields: Fields<D>, draft: D, saved: D): D {
  const files = fields.flatMap(({ field, relatedFields = [] }): [string, unknown][] => {
    const value: DraftFile | DraftFile[] | null = draft[field];
    if (!Array.isArray(value)) {
      const isReplaced = value && !isChosen(value) && value.id !== saved[field]?.id;
      return isReplaced ? [field, ...relatedFields].map((name) => [name, saved[name]]) : [];
    }
    const stored = new Set(saved[field].map(({ id }: DraftFile) => id));
    return [[field, value.filter((file) => isChosen(file) || stored.has(file.id))]];
  });
  return { ...draft, ...Object.fromEntries(files) };
}

const sortKeys = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** True if two values are equal, ignoring property order. Files are compared by id. */
export const isEqual = (one: unknown, other: unknown): boolean => serialize(one) === serialize(other);

const serialize = (value: unknown): string =>
  JSON.stringify(value, (_name, part) => {
    if (part instanceof File) return undefined;
    return Object(part) === part && !Array.isArray(part) ? sortKeys(part) : part;
  }) ?? '';
