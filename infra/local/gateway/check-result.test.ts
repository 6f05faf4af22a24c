import { expect, test } from 'vitest';
import { checkResult } from './check-result.ts';

const good = { statusCode: 200, headers: { 'x-a': 'b' }, multiValueHeaders: { c: ['d', 'e'] }, body: '{}' };

test('what API Gateway passes on comes back as it is', () => {
  expect(checkResult('f', good)).toEqual(good);
  expect(checkResult('f', { statusCode: 204, body: '' })).toEqual({ statusCode: 204, body: '' });
  expect(checkResult('f', { ...good, body: 'AAEC', isBase64Encoded: true }).isBase64Encoded).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a text', 'hello'],
  ['a list', [good]],
  ['a status in text', { ...good, statusCode: '200' }],
  ['a broken status', { ...good, statusCode: 200.5 }],
  ['no status', { body: '' }],
  ['an impossible status', { ...good, statusCode: 42 }],
  ['a body that is an object', { ...good, body: {} }],
  ['a header that is a number', { ...good, headers: { a: 1 } }],
  ['a header that is a list', { ...good, headers: { a: ['b'] } }],
  ['a header with a line break', { ...good, headers: { a: 'b\r\nset-cookie: c' } }],
  ['a header name with a space', { ...good, headers: { 'a b': 'c' } }],
  ['a list of headers that is a text', { ...good, multiValueHeaders: { a: 'b' } }],
  ['base64 that is none', { ...good, body: 'è', isBase64Encoded: true }],
  ['a field of its own', { ...good, cookies: [] }],
  ['more than 6 MB', { ...good, body: 'x'.repeat(6_291_556) }],
])('%s is refused with 502', (_, result) => {
  expect(() => checkResult('f', result)).toThrow(expect.objectContaining({ code: 'internal', status: 502 }));
});
