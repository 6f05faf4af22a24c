import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { findTwin } from './twin-note.tsx';

const other = { ...engine, id: '2', name: 'RP 12', technicalSpecs: {} };

test('a name or a code that another product has is found, whatever its capitals and spaces', () => {
  expect(findTwin([other, engine], '2', 'name', ' rp 21  BUGGY')).toBe(engine);
  expect(findTwin([other, engine], null, 'code', 'rp-m21-b01 ')).toBe(engine);
});

test('neither the product itself nor a blank field has a twin', () => {
  expect(findTwin([other, engine], engine.id, 'name', engine.name)).toBeUndefined();
  expect(findTwin([other, engine], null, 'code', '  ')).toBeUndefined();
  expect(findTwin([other, engine], null, 'code', undefined)).toBeUndefined();
});
