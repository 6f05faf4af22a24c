import { hasSubcategories } from '@rombo/shared/collections/categories';
import type { ExplodedPoints } from '@rombo/shared/collections/exploded-view';
import { type Product, ProductFields } from '@rombo/shared/collections/product';
import { translatedFields } from '@rombo/shared/collections/product-limits';
import { parsePrice } from '@rombo/shared/collections/product-offer';
import type { ProductTranslations } from '@rombo/shared/collections/product-translations';
import { fromKeys, keysOf, omit } from '@rombo/shared/contract/keys-of';
import { sheetPart, sheetUrl } from '@rombo/shared/contract/language-fields';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { type OtherLanguage, otherLanguages, toFormPart, withoutBlanks } from '@rombo/shared/contract/text';
import {
  defaultLanguage,
  fieldIn,
  fieldsByLanguage,
  type Language,
  languageCodes,
  languages,
} from '@rombo/shared/words/languages';
import type * as v from 'valibot';
import {
  type AltTexts,
  altOf,
  altTextsOf,
  type DraftFile,
  isChosen,
  storedFile,
} from '../../../forms/uploads/draft-file.ts';
import { formatPrice } from '../../../i18n/format.ts';
import type { KeyOf } from '../../collection/kind.ts';
import { readCurve, writeCurve } from './curve-text.ts';
import { rowsOf, type SpecRow, specsOf } from './spec-lines.ts';

type Plain = Omit<ProductFields, 'powerCurve' | 'technicalSpecs' | 'translations'>;

/** Fields with a single input, as input values; '' if missing. */
type PlainFields = {
  [K in keyof Plain]-?: NonNullable<Plain[K]> | (null extends Plain[K] ? '' : undefined extends Plain[K] ? '' : never);
};
export type PlainField = keyof Plain;

export const plainFields: PlainField[] = keysOf(
  omit(ProductFields.entries, 'powerCurve', 'technicalSpecs', 'translations'),
);

export type DraftPicture = DraftFile & {
  alt: AltTexts;
  /** Null for a new picture: the server computes it. */
  focalPoint: FocalPoint | null;
};

/** A point of the exploded view; missing values are ''. */
export interface DraftPoint {
  x: number;
  y: number;
  product: string;
  code: string;
  label: string;
}

/** Texts in another language; missing values are ''. Specs and labels are keyed by the Italian label. */
export interface TranslationDraft extends Record<(typeof translatedFields)[number], string> {
  specs: Record<string, string>;
  labels: Record<string, string>;
}

type TranslationDrafts = Record<OtherLanguage, TranslationDraft>;

/** Returns the form field of the data sheet in a language. */
export const sheetField = (language: Language) => fieldIn('sheet', language);

export interface ProductDraft extends PlainFields, Record<ReturnType<typeof sheetField>, DraftFile | null> {
  pictures: DraftPicture[];
  turn: DraftFile[];
  technicalSpecs: SpecRow[];
  /** Rows of speed and power, as typed. */
  powerCurve: string;
  drawing: DraftFile | null;
  points: DraftPoint[];
  translations: TranslationDrafts;
}

/** Converts CRLF, which forms submit, to LF, which text fields return. */
const normalizeLineBreaks = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);

/** Formats a price for its input, without the no-break space of pages. */
export const priceText = (price: number): string => formatPrice(price, defaultLanguage).replace('\u00a0', ' ');

/** Formats a readable price as `priceText`, so that the user sees how it was understood. Returns other text unchanged. */
export const formatPriceInput = (text: string): string => {
  const price = parsePrice(text);
  return Number.isNaN(price) ? text : priceText(price);
};

/** Formats a number for its input. */
const numberText = (field: PlainField, value: number): string =>
  field === 'price' ? priceText(value) : String(value).replace('.', languages[defaultLanguage].decimal);

const plainOf = (product: { [K in PlainField]?: unknown }) =>
  Object.fromEntries(
    plainFields.map((name) => {
      const value = product[name] ?? '';
      return [name, typeof value === 'number' ? numberText(name, value) : normalizeLineBreaks(value)];
    }),
  ) as unknown as PlainFields;

const translationDraftsOf = ({ translations }: Pick<Product, 'translations'>): TranslationDrafts =>
  fromKeys(otherLanguages, (code) => {
    const { technicalSpecs = {}, specLabels = {}, ...texts } = translations?.[code] ?? {};
    return { ...fromKeys(translatedFields, (name) => texts[name] ?? ''), specs: technicalSpecs, labels: specLabels };
  });

export const emptyDraft: ProductDraft = {
  ...plainOf({ category: 'motori', featured: false, status: 'visible' }),
  pictures: [],
  turn: [],
  technicalSpecs: rowsOf({}),
  powerCurve: '',
  drawing: null,
  points: [],
  ...fieldsByLanguage(sheetField, () => null),
  translations: translationDraftsOf({}),
};

const storedFileOrNull = (address: string | null | undefined) => (address ? storedFile(address) : null);

export const draftOf = (product: Product): ProductDraft => ({
  ...plainOf({ ...product, status: product.status ?? 'visible' }),
  pictures: product.pictures.map(({ url, alt, focalPoint }) => ({
    ...storedFile(url),
    alt: altTextsOf(alt),
    focalPoint,
  })),
  turn: (product.turn ?? []).map(storedFile),
  technicalSpecs: rowsOf(product.technicalSpecs),
  powerCurve: writeCurve(product.powerCurve),
  drawing: storedFileOrNull(product.explodedView?.image),
  points: (product.explodedView?.points ?? []).map(({ x, y, product = '', code = '', label = '' }) => ({
    x,
    y,
    product,
    code,
    label,
  })),
  ...fieldsByLanguage(sheetField, (code) => storedFileOrNull(product[sheetUrl(code)])),
  translations: translationDraftsOf(product),
});

/** Returns the points of the exploded view without blank fields. */
export const pointsOf = ({ points }: Pick<ProductDraft, 'points'>): v.InferInput<typeof ExplodedPoints> =>
  points.map(({ x, y, product, code, label }) => ({
    x,
    y,
    ...(product && { product }),
    ...(code.trim() && { code }),
    ...(label.trim() && { label }),
  }));

const filled = (texts: Record<string, string>, specs: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([label, text]) => text.trim() && Object.hasOwn(specs, label)));

function translationsOf(drafts: TranslationDrafts, specs: Record<string, string>): ProductTranslations {
  const all = fromKeys(otherLanguages, (code) => {
    const { specs: values, labels, ...texts } = drafts[code];
    return {
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim())),
      technicalSpecs: filled(values, specs),
      specLabels: filled(labels, specs),
    };
  });
  return withoutBlanks(all) ?? {};
}

/** Moves the translations of a spec from its Italian label to another one. */
export function renameSpec(drafts: TranslationDrafts, from: string, to: string): TranslationDrafts {
  const move = ({ [from]: text, ...others }: Record<string, string>) =>
    text === undefined ? others : { ...others, [to]: text };
  return fromKeys(otherLanguages, (code) => {
    const { specs, labels, ...texts } = drafts[code];
    return { ...texts, specs: move(specs), labels: move(labels) };
  });
}

/** Returns the non-blank lines of a text area, or '' if there are none. */
const filledLines = (lines: ProductDraft['alsoKnownAs']) => {
  const filled = lines === '' ? [] : lines.filter((line) => line.trim());
  return filled.length > 0 ? filled : '';
};

/** Returns the product fields of a draft, for the schema of the contract. */
export const fieldsOf = (draft: ProductDraft) => {
  const files = ['pictures', 'turn', 'drawing', 'points', ...languageCodes.map(sheetField)] as const;
  const { technicalSpecs: rows, translations, powerCurve, ...plain } = omit(draft, ...files);
  const technicalSpecs = specsOf(rows);
  return {
    ...plain,
    // The form hides these fields if they do not apply.
    ...(plain.category === 'motori' && ({ fits: '', partType: '' } as const)),
    subcategory: hasSubcategories(plain.category) ? plain.subcategory : '',
    backOn: plain.availability === 'sold_out' ? plain.backOn : '',
    successor: plain.availability === 'discontinued' ? plain.successor : '',
    publishAt: plain.status === 'draft' ? plain.publishAt : '',
    alsoKnownAs: filledLines(plain.alsoKnownAs),
    powerCurve: readCurve(powerCurve).points,
    technicalSpecs,
    translations: translationsOf(translations, technicalSpecs),
  } satisfies v.InferInput<typeof ProductFields>;
};

const pictureFieldsOf = ({ alt, focalPoint }: DraftPicture) => ({ alt: altOf(alt), ...(focalPoint && { focalPoint }) });

/** Returns the multipart form that saves a draft, over `product` if it exists. */
export function toFormData(draft: ProductDraft, product: Product | null, keyOf: KeyOf): FormData {
  const { pictures, turn, drawing } = draft;
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(draft))) form.append(name, toFormPart(value));
  const addressOf = (file: DraftFile) => (isChosen(file) ? keyOf(file.id) : file.address);
  for (const picture of pictures) form.append('images', addressOf(picture));
  if (pictures.length) form.append('pictures', JSON.stringify(pictures.map(pictureFieldsOf)));
  else if (product?.images.length) form.append('images', '');
  for (const picture of turn) form.append('turn', addressOf(picture));
  if (turn.length === 0 && product?.turn) form.append('turn', '');
  if (drawing) form.append('explodedView', JSON.stringify({ image: addressOf(drawing), points: pointsOf(draft) }));
  else if (product?.explodedView) form.append('explodedView', '{}');
  for (const code of languageCodes) {
    const sheet = draft[sheetField(code)];
    if (sheet && isChosen(sheet)) form.append(sheetPart(code), keyOf(sheet.id));
    else if (!sheet && product?.[sheetUrl(code)]) form.append(sheetPart(code), '');
  }
  return form;
}
