import { type Product, ProductFields } from '@rombo/shared/collections/product';
import { keysOf } from '@rombo/shared/contract/keys-of';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { partOf } from '@rombo/shared/contract/text';
import { defaultLanguage, languages } from '@rombo/shared/words/languages';
import type * as v from 'valibot';
import {
  type AltTexts,
  altOf,
  altTextsOf,
  type DraftFile,
  isChosen,
  presentFile,
} from '../../../forms/uploads/draft-file.ts';
import type { ChosenFile } from '../../../forms/uploads/upload-queue.ts';
import { readCurve, writeCurve } from './curve-text.ts';
import { type ExplodedDraft, explodedOf, noExploded, pointsOf } from './exploded-draft.ts';
import { rowsOf, type SpecRows, specsOf } from './spec-lines.ts';
import { type TranslationDrafts, translationDraftsOf, translationsOf } from './translation-draft.ts';

export type DraftPicture = DraftFile & {
  alt: AltTexts;
  /** Null for a new picture: the server determines it. */
  focalPoint: FocalPoint | null;
};

type Plain = Omit<ProductFields, 'powerCurve' | 'technicalSpecs' | 'translations'>;

/** The fields that have one input each, as their inputs hold them: blank for none. */
type PlainFields = {
  [K in keyof Plain]-?: NonNullable<Plain[K]> | (null extends Plain[K] ? '' : undefined extends Plain[K] ? '' : never);
};
export type PlainField = keyof Plain;

const { powerCurve: _, technicalSpecs: __, translations: ___, ...plainEntries } = ProductFields.entries;
export const plainFields: PlainField[] = keysOf(plainEntries);

/** Forms send line breaks as CR LF; a text field gives LF back. */
const lineBreaksOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);

/** A number as it is typed; a price is whole, or has both decimals. */
export const numberText = (field: PlainField, value: number): string => {
  const text = field === 'price' && !Number.isInteger(value) ? value.toFixed(2) : String(value);
  return text.replace('.', languages[defaultLanguage].decimal);
};

const plainOf = (product: { [K in PlainField]?: unknown }) =>
  Object.fromEntries(
    plainFields.map((name) => {
      const value = product[name] ?? '';
      return [name, typeof value === 'number' ? numberText(name, value) : lineBreaksOf(value)];
    }),
  ) as unknown as PlainFields;

export interface ProductDraft extends PlainFields, SpecRows {
  /** The cover first. */
  pictures: DraftPicture[];
  /** Rows of speed and power, as they are typed. */
  powerCurve: string;
  exploded: ExplodedDraft;
  sheet: DraftFile | null;
  sheetEn: DraftFile | null;
  translations: TranslationDrafts;
}

export const emptyDraft: ProductDraft = {
  ...plainOf({ category: 'motori', featured: false, status: 'visible' }),
  pictures: [],
  ...rowsOf({}),
  powerCurve: '',
  exploded: noExploded,
  sheet: null,
  sheetEn: null,
  translations: translationDraftsOf({}),
};

export const draftOf = (product: Product): ProductDraft => ({
  ...plainOf({ ...product, status: product.status ?? 'visible' }),
  pictures: product.pictures.map(({ url, alt, focalPoint }) => ({
    ...presentFile(url),
    alt: altTextsOf(alt),
    focalPoint,
  })),
  ...rowsOf(product.technicalSpecs),
  powerCurve: writeCurve(product.powerCurve),
  exploded: explodedOf(product),
  sheet: product.technicalSheetUrl ? presentFile(product.technicalSheetUrl) : null,
  sheetEn: product.technicalSheetEnUrl ? presentFile(product.technicalSheetEnUrl) : null,
  translations: translationDraftsOf(product),
});

/** True if two drafts would be saved alike; files are compared by their ids. */
export const sameDraft = (one: ProductDraft, other: ProductDraft): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = ({ pictures, sheet, sheetEn, ...rest }: ProductDraft) => [
  Object.entries(rest).sort(([one], [other]) => one.localeCompare(other)),
  pictures.map(({ id, alt, focalPoint }) => [id, alt, focalPoint?.x, focalPoint?.y]),
  sheet?.id,
  sheetEn?.id,
];

const fileOver = (file: DraftFile | null, saved: DraftFile | null) => (file && !isChosen(file) ? saved : file);

/** A draft with its chosen files, and of the others only those that the saved product has; an untouched sheet or drawing is the newer one. */
export const withFilesOf = (draft: ProductDraft, saved: ProductDraft): ProductDraft => ({
  ...draft,
  pictures: draft.pictures.filter((picture) => isChosen(picture) || saved.pictures.some(({ id }) => id === picture.id)),
  exploded: { ...draft.exploded, image: fileOver(draft.exploded.image, saved.exploded.image) },
  sheet: fileOver(draft.sheet, saved.sheet),
  sheetEn: fileOver(draft.sheetEn, saved.sheetEn),
});

const storedFile = (file: DraftFile | null, before: DraftFile | null) => (file && isChosen(file) ? before : file);

/**
 * A draft without the files that were chosen for it, which cannot be kept as text: drawing and sheets are those of before. The points of
 * the drawing stay for when it is chosen again.
 */
export const withoutChosenFiles = (draft: ProductDraft, before: ProductDraft): ProductDraft => ({
  ...draft,
  pictures: draft.pictures.filter((picture) => !isChosen(picture)),
  exploded: { ...draft.exploded, image: storedFile(draft.exploded.image, before.exploded.image) },
  sheet: storedFile(draft.sheet, before.sheet),
  sheetEn: storedFile(draft.sheetEn, before.sheetEn),
});

/** The files that have to be uploaded. */
export const chosenOf = ({ pictures, sheet, sheetEn, exploded }: ProductDraft): ChosenFile[] => [
  ...pictures.filter(isChosen).map(({ id, file }): ChosenFile => ({ id, file, purpose: 'product-image' })),
  ...(exploded.image && isChosen(exploded.image) ? [{ ...exploded.image, purpose: 'exploded-view' } as const] : []),
  ...[sheet, sheetEn].flatMap((file) =>
    file && isChosen(file) ? [{ ...file, purpose: 'technical-sheet' } as const] : [],
  ),
];

/** Product fields of a draft, for the contract's schema. */
export const fieldsOf = ({
  pictures: _,
  sheet: __,
  sheetEn: ___,
  exploded: ____,
  fixedSpecs,
  extraSpecs,
  translations,
  powerCurve: curveText,
  ...plain
}: ProductDraft) => {
  const technicalSpecs = specsOf({ fixedSpecs, extraSpecs });
  // The form hides these fields where they do not apply.
  const successor = plain.availability === 'discontinued' ? plain.successor : '';
  const fit = plain.category === 'motori' ? ({ fits: '', partType: '' } as const) : {};
  const { points: powerCurve } = readCurve(curveText);
  const publishAt = plain.status === 'draft' ? plain.publishAt : '';
  const alsoKnownAs = filledLines(plain.alsoKnownAs);
  return {
    ...{ ...plain, ...fit, alsoKnownAs, successor, publishAt, powerCurve },
    technicalSpecs,
    translations: translationsOf(translations, technicalSpecs),
  } satisfies v.InferInput<typeof ProductFields>;
};

/** The lines of a text area that are not blank; blank where all of them are. */
const filledLines = (lines: ProductDraft['alsoKnownAs']) => {
  const filled = lines === '' ? [] : lines.filter((line) => line.trim());
  return filled.length > 0 ? filled : '';
};

/** Gives the key under which a chosen file was uploaded. */
type KeyOf = (id: string) => string;

const editOf = ({ alt, focalPoint }: DraftPicture) => ({ alt: altOf(alt), ...(focalPoint && { focalPoint }) });

/** The multipart form that saves a draft, over `product` if it exists. */
export function toFormData(draft: ProductDraft, product: Product | null, keyOf: KeyOf): FormData {
  const part = (file: DraftFile) => (isChosen(file) ? keyOf(file.id) : file.address);
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(draft))) form.append(name, partOf(value));
  for (const picture of draft.pictures) form.append('images', part(picture));
  if (product?.images.length && !draft.pictures.length) form.append('images', '');
  if (draft.pictures.length) form.append('pictures', JSON.stringify(draft.pictures.map(editOf)));
  const { image } = draft.exploded;
  if (image) form.append('explodedView', JSON.stringify({ image: part(image), points: pointsOf(draft.exploded) }));
  if (product?.explodedView && !image) form.append('explodedView', '{}');
  if (draft.sheet && isChosen(draft.sheet)) form.append('technicalSheet', part(draft.sheet));
  if (product?.technicalSheetUrl && !draft.sheet) form.append('technicalSheet', '');
  if (draft.sheetEn && isChosen(draft.sheetEn)) form.append('technicalSheetEn', part(draft.sheetEn));
  if (product?.technicalSheetEnUrl && !draft.sheetEn) form.append('technicalSheetEn', '');
  return form;
}
