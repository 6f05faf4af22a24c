import { ProductFields, productLimits } from '@rombo/shared/collections/product';
import type { Issue } from '@rombo/shared/contract/errors';
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

/** Finds the field of the form that an issue of the contract is about, whether the browser or the server raised it. */
export function placeIssue({ path, message }: Issue, draft: ProductDraft): PlacedIssue {
  const [name = '', ...rest] = path.split('.');
  const label = rest.join('.');
  if (name === 'technicalSpecs' && label) {
    const row = filledRows(draft).find((row) => row.label === label);
    const place = message.startsWith('Etichetta') ? row?.place.label : row?.place.value;
    return { place: place ?? 'extraSpecs', message };
  }
  if (name === 'explodedView' && rest[0] === 'points' && rest[1])
    return { place: 'exploded', message: pointIssue(Number(rest[1]), message) };
  if (name === 'translations') return { place: [name, ...rest.slice(0, 1)].join('.'), message };
  const row = name === 'powerCurve' && rest[0] ? rowOfPoint(draft.powerCurve, Number(rest[0])) : undefined;
  return { place: places[name] ?? name, message: row ? `Riga ${row}: ${message}` : message };
}

/** Everything that keeps a draft from being saved, by the rules of the contract. */
export function issuesOf(draft: ProductDraft): PlacedIssue[] {
  const parsed = v.safeParse(ProductFields, fieldsOf(draft));
  const refused = parsed.issues?.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })) ?? [];
  const repeated = repeatedLabels(draft);
  const tooMany = draft.pictures.length > productLimits.images;
  return [
    ...curveIssues(draft.powerCurve).map((message) => ({ place: 'powerCurve', message })),
    ...explodedIssues(draft.exploded).map((message) => ({ place: 'exploded', message })),
    ...refused.map((issue) => placeIssue(issue, draft)),
    ...repeated.map((place) => ({ place, message: 'Etichetta ripetuta' })),
    ...(tooMany ? [{ place: 'pictures', message: `Al massimo ${productLimits.images} immagini` }] : []),
  ];
}
