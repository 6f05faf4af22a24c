import { ExplodedPoints } from '@rombo/shared/collections/exploded-view';
import { isTurn, type Product, ProductFields, productLimits } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { type FieldRefusal, parseRefusal, type Refusal, refusal, refusalsIn } from '@rombo/shared/contract/issues';
import { sheetPart } from '@rombo/shared/contract/language-fields';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { fieldsByLanguage, languageCodes } from '@rombo/shared/words/languages';
import * as v from 'valibot';
import { isEqual } from '../../forms/uploads/draft-file.ts';
import type { Kind, LocatedIssue } from '../collection/kind.ts';
import { registered } from '../collection/reads.ts';
import { curveIssues, rowOfPoint } from './draft/curve-text.ts';
import {
  draftOf,
  emptyDraft,
  fieldsOf,
  type ProductDraft,
  pointsOf,
  sheetField,
  toFormData,
} from './draft/product-draft.ts';
import { filledRows, repeatedLabels } from './draft/spec-lines.ts';
import { unseenText } from './product-parts.tsx';
import { translationStateOf } from './translation-state.ts';

/** Form fields whose names differ from those of the contract. */
const fields: Record<string, keyof ProductDraft> = {
  images: 'pictures',
  ...fieldsByLanguage(sheetPart, sheetField),
  explodedView: 'points',
  explodedViewImage: 'points',
};

/** Refusal codes about a spec's label rather than its value. */
const labelCodes = new Set(['label', 'label_not_allowed', 'label_repeated']);

const locatePoint = (at: number, of: Refusal) => ({
  place: 'points',
  refusal: refusal('point', { point: at + 1, of }),
});

/** Finds the form field of an issue, raised by browser or server. */
function locateIssue({ path, refusal: of }: FieldRefusal, draft: ProductDraft): LocatedIssue {
  const [name = '', first, ...rest] = path.split('.');
  if (name === 'technicalSpecs' && first) {
    const label = [first, ...rest].join('.');
    const row = filledRows(draft.technicalSpecs).find((row) => row.label === label);
    const part = labelCodes.has(parseRefusal(of).code) ? 'label' : 'value';
    return { place: row ? `${row.place}.${part}` : name, refusal: of };
  }
  if (name === 'translations') return { place: [name, first].filter(Boolean).join('.'), refusal: of };
  const row = name === 'powerCurve' && first ? rowOfPoint(draft.powerCurve, Number(first)) : undefined;
  return { place: fields[name] ?? name, refusal: row ? refusal('row', { row, of }) : of };
}

function explodedIssues(draft: ProductDraft): LocatedIssue[] {
  if (!draft.drawing) return [];
  const { issues } = v.safeParse(ExplodedPoints, pointsOf(draft));
  return refusalsIn(issues).map(({ path, refusal }) =>
    path ? locatePoint(Number.parseInt(path, 10), refusal) : { place: 'points', refusal },
  );
}

/** Returns everything that blocks saving a draft, by the rules of the contract. */
function issuesOf(draft: ProductDraft): LocatedIssue[] {
  const { issues } = v.safeParse(ProductFields, fieldsOf(draft));
  const tooMany = draft.pictures.length > productLimits.images;
  return [
    ...curveIssues(draft.powerCurve).map((refusal) => ({ place: 'powerCurve', refusal })),
    ...explodedIssues(draft),
    ...refusalsIn(issues).map((issue) => locateIssue(issue, draft)),
    ...repeatedLabels(draft.technicalSpecs).map((place) => ({ place, refusal: refusal('label_repeated') })),
    ...(tooMany ? [{ place: 'pictures', refusal: refusal('too_many_pictures', { max: productLimits.images }) }] : []),
    ...(isTurn(draft.turn.length) ? [] : [{ place: 'turn', refusal: refusal('turn_count', productLimits.turn) }]),
  ];
}

const SHOWN_SPECS = 3;

export const productKind: Kind<Product, ProductDraft> = {
  ...registered('product'),
  nameOf: ({ name }) => name,
  pageOf: (product) => (isPublic(product) ? pathOfPage('product', { slug: product.slug }) : null),
  cardOf: (product, panel) => {
    const { products, productForm, translationState } = panel;
    const { category, subcategory, featured, pictures, description, technicalSpecs } = product;
    return {
      label: [products.categories[category], subcategory, translationState.states[translationStateOf(product)]]
        .filter(Boolean)
        .join(' · '),
      picture: pictures[0],
      noPicture: products.noImage,
      isTall: true,
      featured: featured && productForm.featured,
      status: unseenText(product, productForm.statuses, panel),
      texts: [description],
      facts: Object.entries(technicalSpecs).slice(0, SHOWN_SPECS),
    };
  },
  words: ({ products, productForm, productVersions }) => ({
    list: products,
    form: productForm,
    versions: productVersions,
  }),
  draft: {
    name: 'product',
    empty: emptyDraft,
    draftOf,
    isSame: isEqual,
    issuesOf,
    files: [
      { field: 'pictures', purpose: 'product-image' },
      { field: 'turn', purpose: 'product-turn' },
      { field: 'drawing', purpose: 'exploded-view' },
      ...languageCodes.map((code) => ({ field: sheetField(code), purpose: 'technical-sheet' as const })),
    ],
  },
  bodyOf: toFormData,
  valueWords: ({ productForm, products }) => ({
    status: productForm.statuses,
    availability: productForm.availabilities,
    category: products.categories,
  }),
  locateIssue: (issue, draft, { files: texts }) => {
    const { path, message } = issue;
    const { place } = locateIssue(issue, draft);
    const [name, index] = path.split('.');
    if (name === 'turn' && !index) return { place, message };
    if (name === 'images' || name === 'pictures' || name === 'turn') {
      const at = Number(index ?? 0);
      const file = { images: draft.pictures, turn: draft.turn, pictures: [] }[name][at];
      return { place, message: texts.pictureIssue(at + 1, message), file };
    }
    const sheets = fieldsByLanguage(sheetPart, (code) => draft[sheetField(code)]);
    const file = { ...sheets, 'explodedView.image': draft.drawing };
    return { place, message, file: new Map(Object.entries(file)).get(path) };
  },
};
