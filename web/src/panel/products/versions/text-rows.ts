import type { Texts } from '../../../i18n/index.ts';
import { type ProductDraft, plainFields } from '../draft/product-draft.ts';
import { specsOf } from '../draft/spec-lines.ts';

type RowTexts = Pick<Texts['panel'], 'conflict' | 'english' | 'productForm' | 'products'> & {
  partTypes: Texts['parts']['types'];
};

/** Gives the name of a product. */
export type NameOf = (id: string) => string;

const textsOf = (
  draft: ProductDraft,
  { conflict, english, productForm, products, partTypes }: RowTexts,
  nameOf: NameOf,
): Map<string, string> =>
  new Map([
    ...plainFields.map((name): [string, string] => {
      if (name === 'category') return [productForm[name], products.categories[draft[name]]];
      if (name === 'status') return [productForm[name], productForm.statuses[draft[name]]];
      if (name === 'partType') return [productForm[name], draft[name] && partTypes[draft[name]]];
      if (name === 'availability') return [productForm[name], draft[name] && productForm.availabilities[draft[name]]];
      if (name === 'successor') return [productForm[name], draft[name] && nameOf(draft[name])];
      const value: string | boolean | string[] = draft[name];
      if (Array.isArray(value)) return [productForm[name], value.map(name === 'fits' ? nameOf : String).join(', ')];
      if (typeof value === 'string') return [productForm[name], value.trim()];
      return [productForm[name], value ? conflict.yes : conflict.no];
    }),
    ...Object.entries(specsOf(draft.fixedSpecs, draft.extraSpecs)).map(([label, value]): [string, string] => [
      productForm.specOf(label),
      value,
    ]),
    [productForm.powerCurve, draft.powerCurve.trim()],
    [english.name, draft.english.name.trim()],
    [english.description, draft.english.description.trim()],
    ...Object.entries(draft.english.specs).map(([label, text]): [string, string] => [english.valueOf(label), text]),
    ...Object.entries(draft.english.labels).map(([label, text]): [string, string] => [english.labelOf(label), text]),
  ]);

/** The texts in which two drafts differ: the product's own fields and its specs, label by label. */
export function textRows(mine: ProductDraft, theirs: ProductDraft, texts: RowTexts, nameOf: NameOf = String) {
  const [one, other] = [textsOf(mine, texts, nameOf), textsOf(theirs, texts, nameOf)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((label) => ({ label, mine: one.get(label) ?? '', theirs: other.get(label) ?? '' }))
    .filter((row) => row.mine !== row.theirs);
}
