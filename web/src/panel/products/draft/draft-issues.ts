import { ProductFields, productLimits } from '@rombo/shared/collections/product';
import { type FieldRefusal, readRefusal, refusal, refusalsIn } from '@rombo/shared/contract/issues';
import * as v from 'valibot';
import type { PlacedIssue } from '../../../forms/use-item-form.ts';
import { curveIssues, rowOfPoint } from './curve-text.ts';
import { explodedIssues, pointIssue } from './exploded-draft.ts';
import type { ProductDraft } from './product-draft.ts';
import { fieldsOf } from './product-draft.ts';
import { filledRows, repeatedLabels } from './spec-lines.ts';

const places: Record<string, string> = {
  images: 'pictures',
  technicalSheet: 'sheet',
  technicalSheetEn: 'sheetEn',
  technicalSpecs: 'extraSpecs',
  explodedView: 'exploded',
  explodedViewImage: 'exploded',
};

/** Codes about the label of a row, not its value. */
const ofLabel = new Set(['label', 'label_not_allowed', 'label_repeated']);

/** Finds the field of the form that an issue of the contract is about, whether the browser or the server raised it. */
export function placeIssue({ path, refusal: of }: FieldRefusal, draft: ProductDraft): PlacedIssue {
  const [name = '', ...rest] = path.split('.');
  const label = rest.join('.');
  if (name === 'technicalSpecs' && label) {
    const row = filledRows(draft).find((row) => row.label === label);
    const place = ofLabel.has(readRefusal(of).code) ? row?.place.label : row?.place.value;
    return { place: place ?? 'extraSpecs', refusal: of };
  }
  if (name === 'explodedView' && rest[0] === 'points' && rest[1])
    return { place: 'exploded', refusal: pointIssue(Number(rest[1]), of) };
  if (name === 'translations') return { place: [name, ...rest.slice(0, 1)].join('.'), refusal: of };
  const row = name === 'powerCurve' && rest[0] ? rowOfPoint(draft.powerCurve, Number(rest[0])) : undefined;
  return { place: places[name] ?? name, refusal: row ? refusal('row', { row, of }) : of };
}

/** Everything that keeps a draft from being saved, by the rules of the contract. */
export function issuesOf(draft: ProductDraft): PlacedIssue[] {
  const parsed = v.safeParse(ProductFields, fieldsOf(draft));
  const repeated = repeatedLabels(draft);
  const tooMany = draft.pictures.length > productLimits.images;
  return [
    ...curveIssues(draft.powerCurve).map((refusal) => ({ place: 'powerCurve', refusal })),
    ...explodedIssues(draft.exploded).map((refusal) => ({ place: 'exploded', refusal })),
    ...refusalsIn(parsed.issues).map((issue) => placeIssue(issue, draft)),
    ...repeated.map((place) => ({ place, refusal: refusal('label_repeated') })),
    ...(tooMany ? [{ place: 'pictures', refusal: refusal('too_many_pictures', { max: productLimits.images }) }] : []),
  ];
}
