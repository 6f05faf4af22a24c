import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import en from '../../i18n/en/contact.ts';
import it from '../../i18n/it/contact.ts';
import { failureOf, failureText, forgetKey, keyOfContent } from './use-contact-form.ts';

const refusal = (status: number, body: object, retryAfter: string | null = null) =>
  new ApiError({ status, statusText: '', text: JSON.stringify(body), retryAfter });

test('too many messages are told how long to wait, where the server says it', () => {
  const failure = failureOf(refusal(429, { code: 'too_many_requests' }, '1800'));
  expect(failureText(failure, it, 'it-IT')).toContain('Riprova tra 30 minuti.');
  const vague = failureOf(refusal(429, { code: 'too_many_requests' }));
  expect(failureText(vague, en, 'en-US')).toContain('Please try again later.');
});

test('issues of fields that nobody sees leave the general text', () => {
  expect(failureOf(refusal(422, { issues: [{ path: 'website', message: 'x' }] }))).toEqual({ kind: 'unknown' });
  expect(failureOf(refusal(422, { issues: [{ path: 'email', message: 'x' }] }))).toEqual({
    kind: 'fields',
    issues: [{ field: 'email', message: 'x' }],
  });
});

test('anything else has the text of the catalogue', () => {
  for (const error of [refusal(500, {}), new NetworkError('offline'), new DOMException('', 'TimeoutError')])
    expect(failureText(failureOf(error), en, 'en-US')).toBe('An error occurred. Please try again later.');
});

test('the same message keeps its key, a changed one gets another', () => {
  const key = keyOfContent({ message: 'Ciao' });
  expect(keyOfContent({ message: 'Ciao' })).toBe(key);
  expect(keyOfContent({ message: 'Ciao!' })).not.toBe(key);
});

test('a message that has arrived gives its key up', () => {
  const key = keyOfContent({ message: 'Ciao' });
  forgetKey();
  expect(keyOfContent({ message: 'Ciao' })).not.toBe(key);
});
