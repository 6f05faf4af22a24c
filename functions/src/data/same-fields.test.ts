import { expect, test } from 'vitest';
import type { SameFields } from './store.ts';

interface Stored {
  name: string;
  weight?: number;
}

/** Verified by the compiler, which reports an expected error that does not occur. */
test('a field that one of two schemas lacks does not compile, optional or not', () => {
  const whole: Stored = { name: 'Saetta', weight: 350 };
  const part = { name: 'Saetta' };
  expect(whole satisfies SameFields<Stored, typeof whole>).toBe(whole);
  // @ts-expect-error 'weight' is not in all schemas
  expect(part satisfies SameFields<Stored, typeof part>).toBe(part);
  // @ts-expect-error 'weight' is not in all schemas
  expect(whole satisfies SameFields<typeof part, typeof whole>).toBe(whole);
});
