import { expect, test } from 'vitest';
import { checkResult, writeResult } from './result.ts';

const good = { statusCode: 200, body: '{}' };

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
