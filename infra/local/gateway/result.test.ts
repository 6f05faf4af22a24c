import { expect, test } from 'vitest';
import { checkResult, writeResult } from './result.ts';

const good = { statusCode: 200, headers: { 'x-a': 'b' }, multiValueHeaders: { c: ['d', 'e'] }, body: '{}' };

test('a valid result is returned unchanged', () => {
  expect(checkResult('f', good)).toEqual(good);
  expect(checkResult('f', { statusCode: 204, body: '' })).toEqual({ statusCode: 204, body: '' });
  expect(checkResult('f', { ...good, body: 'AAEC', isBase64Encoded: true }).isBase64Encoded).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a status in text', { ...good, statusCode: '200' }],
  ['a body that is an object', { ...good, body: {} }],
  ['more than 6 MB', { ...good, body: 'x'.repeat(6_291_556) }],
])('%s is refused with 502', (_, result) => {
  expect(() => checkResult('f', result)).toThrow(expect.objectContaining({ code: 'internal', status: 502 }));
});

test('multi-value headers override single ones, and functions cannot set headers of the gateway', () => {
  const { headers } = writeResult(
    {
      statusCode: 200,
      headers: { 'Set-Cookie': 'a', 'Content-Length': '3', Connection: 'close', 'X-One': '1' },
      multiValueHeaders: { 'set-cookie': ['a', 'b'] },
      body: '',
    },
    'id',
  );
  expect(headers).toEqual({
    'content-type': 'application/json',
    'x-amzn-requestid': 'id',
    'set-cookie': ['a', 'b'],
    'x-one': '1',
  });
});

test('base64 becomes bytes and text stays text', () => {
  expect(writeResult({ statusCode: 200, body: 'AAH/', isBase64Encoded: true }, 'id').body).toEqual(
    Buffer.from([0, 1, 255]),
  );
  expect(writeResult({ statusCode: 200, body: 'è' }, 'id').body).toEqual(Buffer.from('è'));
});
