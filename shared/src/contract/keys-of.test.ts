import { expect, expectTypeOf, test } from 'vitest';
import { keysOf } from './keys-of.ts';

test('the keys of an object have their own type', () => {
  const keys = keysOf({ one: 1, two: 2 });
  expect(keys).toEqual(['one', 'two']);
  expectTypeOf(keys).toEqualTypeOf<('one' | 'two')[]>();
});
