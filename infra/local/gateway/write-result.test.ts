import { expect, test } from 'vitest';
import { writeResult } from './write-result.ts';

test('lists of values win over single ones, and the gateway keeps its own headers to itself', () => {
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

test('an answer without content has no content type', () => {
  expect(writeResult({ statusCode: 204, body: '' }, 'id').headers).not.toHaveProperty('content-type');
});
