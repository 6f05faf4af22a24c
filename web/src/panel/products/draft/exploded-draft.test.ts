import { ProductInput } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { issuesOf, placeIssue } from './draft-issues.ts';
import { chosenOf, draftOf, type ProductDraft, toFormData, withFilesOf } from './product-draft.ts';
import { engine } from './product-fixture.ts';

const image = '/media/products/1/exploded.jpg';
const point = { x: 0.5, y: 0.25, label: 'Carter' };
const product = { ...engine, explodedView: { image, width: 4, height: 3, color: null, points: [point] } };
const base = draftOf(product);
const blank = { product: '', code: '', label: '' };
const file = new File(['x'], 'new.jpg', { type: 'image/jpeg' });
const withPoints = (points: ProductDraft['exploded']['points']): ProductDraft => ({
  ...base,
  exploded: { ...base.exploded, points },
});
const sent = (draft: ProductDraft) => {
  const text = toFormData(draft, product, (id) => `uploads/exploded-view/${id}.jpg`).get('explodedView');
  return text === null ? undefined : v.parse(ProductInput.pipe[0].entries.explodedView, text);
};

test('an exploded view travels with its picture and without what is blank, and an empty one removes it', () => {
  expect(sent(base)).toEqual({ image, points: [point] });
  const chosen = { ...base, exploded: { ...base.exploded, image: { id: 'new', file } } };
  expect(sent(chosen)).toEqual({ image: 'uploads/exploded-view/new.jpg', points: [point] });
  expect(chosenOf(chosen)).toContainEqual({ id: 'new', file, purpose: 'exploded-view' });
  expect(sent({ ...base, exploded: { ...base.exploded, image: null } })).toBeNull();
  expect(toFormData(draftOf(engine), engine, String).has('explodedView')).toBe(false);
});

test('a point without part, code and name keeps the form from being saved, by its number', () => {
  const draft = withPoints([...base.exploded.points, { x: 0, y: 0, ...blank, label: ' ' }]);
  const issue = { place: 'exploded', message: 'Punto 2: Indica un ricambio, un codice o un nome' };
  expect(issuesOf(draft)).toEqual([issue]);
  const path = 'explodedView.points.1.product';
  expect(placeIssue({ path, message: 'Prodotto sconosciuto' }, draft)).toEqual({
    place: 'exploded',
    message: 'Punto 2: Prodotto sconosciuto',
  });
});

test('points that were typed stay over a newer version, whose picture they take', () => {
  const mine = withPoints([{ x: 1, y: 1, ...blank, code: 'X-1' }]);
  const newer = { ...base, exploded: { image: { id: '/newer.jpg', address: '/newer.jpg' }, points: [] } };
  expect(withFilesOf(mine, newer).exploded).toEqual({ ...mine.exploded, image: newer.exploded.image });
});
