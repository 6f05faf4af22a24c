import { expect, test } from 'vitest';
import en from './en/server.ts';
import it from './it/server.ts';

test('an error is told by its reason, else by its code, else as it came', () => {
  const error = { code: 'conflict', reason: 'second_factor_on', serverMessage: 'È già attiva' } as const;
  expect([it.errorText(error), en.errorText(error)]).toEqual(['È già attiva', 'Two-step verification is on already']);
  expect(en.errorText({ ...error, reason: null })).toContain('reload');
  expect(en.errorText({ ...error, reason: null, code: null })).toBe('È già attiva');
});
