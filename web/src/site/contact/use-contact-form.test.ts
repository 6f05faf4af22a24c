import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import en from '../../i18n/en/contact.ts';
import { failureText, refusedFields } from './use-contact-form.ts';

const refusal = (status: number, body: object, retryAfter: string | null = null) =>
  new ApiError({ status, statusText: '', text: JSON.stringify(body), retryAfter });
const invalid = (path: string) => refusal(422, { issues: [{ path, code: 'email', message: 'x' }] });

test.each<[string, unknown, string]>([
  ['too many messages', refusal(429, {}, '1800'), 'Please try again in 30 minutes.'],
  ['too many messages, without a time', refusal(429, {}), 'Please try again later.'],
  ['an invalid field', invalid('email'), en.failed.fields],
  ['an invalid field that nobody sees', invalid('website'), en.failed.text],
  ['any other response', refusal(500, {}), en.failed.text],
  ['no connection', new NetworkError('offline'), en.failed.text],
  ['no answer in time', new DOMException('', 'TimeoutError'), en.failed.text],
])('%s has its text', (_, error, text) => {
  expect(failureText(error, en, 'en-US')).toContain(text);
});

test('only visible fields are marked', () => {
  expect(refusedFields(invalid('email'))).toEqual([{ field: 'email', refusal: 'email' }]);
  expect(refusedFields(invalid('website'))).toEqual([]);
});
