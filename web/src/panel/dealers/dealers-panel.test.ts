import { DealerInput } from '@rombo/shared/collections/dealer';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dealerKind } from './dealers-panel.tsx';

const { bodyOf, draft } = dealerKind;
const typed = { ...draft.empty, name: 'Nitro Point', city: 'Torino', lat: '45,0762', lng: ' 7.6498 ' };
const sent = (from: typeof typed) => bodyOf(from, null, String);

test('accepts coordinates with a comma or a point, and sends blank fields to clear them', () => {
  expect(sent(typed)).toMatchObject({ lat: 45.0762, lng: 7.6498, phone: '' });
  expect(v.parse(DealerInput, sent(typed))).toMatchObject({ name: 'Nitro Point', phone: null, country: 'IT' });
  expect(sent(draft.empty)).toMatchObject({ lat: null, lng: null });
});

test('a dealer form is unchanged until its saved values would differ', () => {
  const stored = { ...draft.empty, name: 'Nitro Point', city: 'Torino', note: 'Mar\r\nSab', lat: 45.0762, lng: 0 };
  const opened = draft.draftOf({ ...stored, id: '1', version: 1, createdAt: '', phone: null });
  expect(opened).toMatchObject({ note: 'Mar\nSab', lat: '45.0762', lng: '0', phone: '' });
  expect(draft.isSame(opened, { ...opened, lat: '45,0762' })).toBe(true);
  expect(draft.isSame(opened, { ...opened, lng: '' })).toBe(false);
});
