import { fromKeys, omit, pick } from '@rombo/shared/contract/keys-of';
import type { FocalPoint, Picture } from '@rombo/shared/contract/picture-fields';
import { type OtherLanguage, otherLanguages, withoutBlanks } from '@rombo/shared/contract/text';
import type { UploadPurpose } from '@rombo/shared/contract/upload';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import {
  type AltTexts,
  altOf,
  altTextsOf,
  type DraftFile,
  type FileField,
  storedFile,
} from '../../forms/uploads/draft-file.ts';
import { type Item, type Kind, simpleDraft } from './kind.ts';

/** Returns the texts of an item as input values, '' if missing. Converts CRLF, which forms submit, to LF, which text fields return. */
export const textsOf = <K extends string>(names: readonly K[], item: { [N in NoInfer<K>]?: unknown } = {}) =>
  fromKeys(names, (name) => String(item[name] ?? '').replaceAll('\r\n', '\n'));

export interface PictureDraft {
  image: DraftFile | null;
  /** Null for a new picture: the server computes it. */
  focalPoint: FocalPoint | null;
  alt: AltTexts;
}

const pictureDraftOf = (picture?: Picture | null): PictureDraft => ({
  image: picture ? storedFile(picture.url) : null,
  focalPoint: picture?.focalPoint ?? null,
  alt: altTextsOf(picture?.alt),
});

/** Returns the form parts that save a picture; an empty `image` removes it. */
const picturePartsOf = ({ image, focalPoint, alt }: PictureDraft) => ({
  picture: { alt: altOf(alt), ...(focalPoint && { focalPoint }) },
  image,
});

interface Illustrated extends Item {
  picture?: Picture | null;
  translations?: { [Code in OtherLanguage]?: object | undefined } | undefined;
}

/** Texts by language, under the name of the language. */
type Translated<E extends string, B> = Record<OtherLanguage, Record<E, string> & B>;

interface IllustratedKind<T, E, F, B> {
  name: string;
  purpose: UploadPurpose;
  schema: GenericSchema;
  translated: readonly E[];
  empty: Partial<T>;
  draftOf: (item: Partial<T>) => F;
  valuesOf?: (draft: F) => object;
  /** Translated fields that are no texts, as drafts and as values. */
  translatedFields?: {
    draftOf: (stored: NonNullable<Illustrated['translations']>[OtherLanguage]) => B;
    valuesOf: (draft: B) => object;
  };
  /** Files besides the picture. */
  files?: readonly FileField<F>[];
  fieldOf?: (path: string) => string;
  linesOf?: Kind<Item, FieldValues>['draft']['linesOf'];
}

const withoutIndex = (path: string): string => path.replace(/\.\d+$/, '');

/** Returns the draft of a kind with a picture and translated texts. Texts in languages that this release does not know are kept. */
export function illustratedDraft<T extends Illustrated, E extends string, F extends object, B extends object = object>(
  options: IllustratedKind<T, E, F, B>,
) {
  type Draft = F & PictureDraft & Translated<E, B>;
  const { name, purpose, schema, translated, empty, valuesOf = (own) => own } = options;
  const { translatedFields, files = [], fieldOf = withoutIndex, linesOf = {} } = options;
  const fileNames: (keyof Draft & string)[] = files.map(({ field }) => field);
  const draftOf = (item: Partial<T>): Draft => ({
    ...options.draftOf(item),
    ...fromKeys(otherLanguages, (code) => {
      const stored = item.translations?.[code];
      return { ...textsOf(translated, stored), ...(translatedFields?.draftOf(stored) as B) };
    }),
    ...pictureDraftOf(item.picture),
  });
  const fieldsOf = (draft: Draft, stored: T | null) => {
    const own = omit<Draft, keyof Draft & string>(draft, 'image', 'focalPoint', 'alt', ...fileNames, ...otherLanguages);
    const typed = fromKeys(otherLanguages, (code) => ({
      ...Object.fromEntries(
        translated.flatMap((name) => (draft[code][name].trim() ? [[name, draft[code][name]]] : [])),
      ),
      ...translatedFields?.valuesOf(draft[code]),
    }));
    const translations = withoutBlanks({ ...stored?.translations, ...typed }) ?? {};
    return { ...valuesOf(own as unknown as F), translations };
  };
  return simpleDraft<T, Draft>({
    name,
    empty: draftOf(empty),
    draftOf,
    valuesOf: (draft, stored) => ({
      ...fieldsOf(draft, stored),
      ...picturePartsOf(draft),
      ...pick(draft, ...fileNames),
    }),
    // The schema knows files only as uploads.
    validatedOf: (draft) => fieldsOf(draft, null),
    schema,
    files: [{ field: 'image', purpose, relatedFields: ['focalPoint'] }, ...files],
    fieldOf: (path) => fieldOf(path.replace(/^(?:picture|translations)\./, '')),
    linesOf,
  });
}
