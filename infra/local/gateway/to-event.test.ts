import { expect, test } from 'vitest';
import type { ViewerRequest } from './to-event.ts';
import { LAMBDA_PAYLOAD_BYTES, toEvent } from './to-event.ts';

const request = (changes: Partial<ViewerRequest> = {}): ViewerRequest => ({
  method: 'GET',
  path: '/api/admin/contacts',
  query: '',
  headers: [],
  viewerAddress: '203.0.113.9',
  ...changes,
});
const match = { name: 'listContacts', parameters: {} } as const;
const none = Buffer.alloc(0);

test('a repeated query parameter or header has its last value', () => {
  const headers: [string, string][] = [
    ['accept', 'a'],
    ['accept', 'b'],
  ];
  const event = toEvent(request({ query: 'cursor=1&cursor=a%20b+c', headers }), match, none);
  expect(event.queryStringParameters).toEqual({ cursor: 'a b c' });
  expect(event.headers.accept).toBe('b');
});

test('an event over the payload limit is refused, one just below it is not', () => {
  const overhead = JSON.stringify(toEvent(request({ method: 'POST' }), match, Buffer.from('abc'))).length - 4;
  const fits = Math.floor((LAMBDA_PAYLOAD_BYTES - overhead) / 4) * 3;
  expect(toEvent(request({ method: 'POST' }), match, Buffer.alloc(fits - 30)).isBase64Encoded).toBe(true);
  expect(() => toEvent(request({ method: 'POST' }), match, Buffer.alloc(fits + 30))).toThrow(
    expect.objectContaining({ code: 'payload_too_large' }),
  );
});
