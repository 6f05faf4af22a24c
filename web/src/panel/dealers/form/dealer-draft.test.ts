import { DealerInput } from '@rombo/shared/collections/dealer';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bodyOf, draftOf, emptyDraft, sameDraft } from './dealer-draft.ts';

const typed = { ...emptyDraft, name: 'Nitro Point', city: 'Torino', lat: '45,0762', lng: ' 7.6498 ' };

test('a coordinate is typed with a comma or a point, and blank fields are sent to be removed', () => {
  const body = bodyOf(typed);
  expect(body).toMatchObject({ lat: 45.0762, lng: 7.6498, phone: '' });
  expect(v.parse(DealerInput, body)).toMatchObject({ name: 'Nitro Point', phone: null, country: 'IT' });
  expect(bodyOf(emptyDraft)).toMatchObject({ lat: null, lng: null });
});

test('what is no number is refused by the contract', () => {
  expect(v.is(DealerInput, bodyOf({ ...typed, lat: 'nord' }))).toBe(false);
});

test('the form of a dealer has what is stored, and is unchanged until it would be saved otherwise', () => {
  const draft = draftOf({
    name: 'Nitro Point',
    city: 'Torino',
    country: 'IT',
    note: 'Mar\r\nSab',
    lat: 45.0762,
    lng: 0,
  });
  expect(draft).toMatchObject({ note: 'Mar\nSab', lat: '45.0762', lng: '0', phone: '' });
  expect(sameDraft(draft, { ...draft, lat: '45,0762' })).toBe(true);
  expect(sameDraft(draft, { ...draft, lng: '' })).toBe(false);
});
