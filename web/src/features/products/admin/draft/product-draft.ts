import type { Category, Product, Subcategory } from '@rombo/shared/product';
import { type AltTexts, altTextsOf } from '../../../uploads/alt-texts.ts';
import { type DraftFile, isChosen, presentFile } from '../../../uploads/draft-file.ts';
import type { ChosenFile } from '../../../uploads/pending-list.ts';
import { type ExtraSpec, type FixedSpecValues, rowsOf } from './spec-rows.ts';

/** A picture of the form. */
export type DraftPicture = DraftFile & { alt: AltTexts };

/** A product as its form holds it. */
export interface ProductDraft {
  name: string;
  description: string;
  category: Category;
  subcategory: Subcategory | '';
  featured: boolean;
  /** The cover first. */
  pictures: DraftPicture[];
  fixedSpecs: FixedSpecValues;
  extraSpecs: ExtraSpec[];
  sheet: DraftFile | null;
}

/** An empty form. */
export const emptyDraft: ProductDraft = {
  name: '',
  description: '',
  category: 'motori',
  subcategory: '',
  featured: false,
  pictures: [],
  ...rowsOf({}),
  sheet: null,
};

/** The form of a product that exists. */
export const draftOf = (product: Product): ProductDraft => ({
  name: product.name,
  // Forms send line breaks as CR LF; a text field gives LF back.
  description: product.description.replaceAll('\r\n', '\n'),
  category: product.category,
  subcategory: product.subcategory ?? '',
  featured: product.featured,
  pictures: product.pictures.map(({ url, alt }) => ({ ...presentFile(url), alt: altTextsOf(alt) })),
  ...rowsOf(product.technicalSpecs),
  sheet: product.technicalSheetUrl ? presentFile(product.technicalSheetUrl) : null,
});

/** True when two drafts would be saved alike: files are told apart by their ids. */
export const sameDraft = (one: ProductDraft, other: ProductDraft): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = ({ pictures, sheet, ...rest }: ProductDraft) => [
  Object.entries(rest).sort(([one], [other]) => one.localeCompare(other)),
  pictures.map(({ id, alt }) => [id, alt]),
  sheet?.id,
];

/** A draft with the files that were chosen for it and no others. */
export const withoutPresentFiles = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  pictures: draft.pictures.filter(isChosen),
  sheet: draft.sheet && isChosen(draft.sheet) ? draft.sheet : null,
});

/** The files that have to be uploaded. */
export const chosenOf = ({ pictures, sheet }: ProductDraft): ChosenFile[] => [
  ...pictures.filter(isChosen).map(({ id, file }): ChosenFile => ({ id, file, purpose: 'product-image' })),
  ...(sheet && isChosen(sheet) ? [{ ...sheet, purpose: 'technical-sheet' } as const] : []),
];
