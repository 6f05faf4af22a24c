import { expect, test } from 'vitest';
import en from './en/server.ts';
import it from './it/server.ts';

test("an error has the text of its reason, its code, or the server's message, in that order", () => {
  const error = { code: 'conflict', reason: 'second_factor_on', serverMessage: 'È già attiva' } as const;
  expect([it.errorText(error), en.errorText(error)]).toEqual(['È già attiva', 'Two-step verification is on already']);
  expect(en.errorText({ ...error, reason: null })).toContain('reload');
  expect(en.errorText({ ...error, reason: null, code: null })).toBe('È già attiva');
});
