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

test('a request without body, query or parameters has null for each, as on AWS', () => {
  expect(toEvent(request(), match, none)).toMatchObject({
    resource: '/api/admin/contacts',
    path: '/api/admin/contacts',
    httpMethod: 'GET',
    body: null,
    isBase64Encoded: false,
    pathParameters: null,
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    stageVariables: null,
  });
});

test('of a repeated query parameter or header the last value is single and all are listed', () => {
  const headers: [string, string][] = [
    ['accept', 'a'],
    ['accept', 'b'],
  ];
  const event = toEvent(request({ query: 'cursor=1&cursor=a%20b+c', headers }), match, none);
  expect(event.queryStringParameters).toEqual({ cursor: 'a b c' });
  expect(event.multiValueQueryStringParameters).toEqual({ cursor: ['1', 'a b c'] });
  expect(event.headers.accept).toBe('b');
  expect(event.multiValueHeaders.accept).toEqual(['a', 'b']);
});

test('the API sees the distribution, not the visitor: Host and address are those of the edge', () => {
  const event = toEvent(request(), match, none);
  expect(event.headers.Host).toContain('execute-api');
  expect(event.requestContext.identity.sourceIp).not.toBe('203.0.113.9');
  expect(event.headers['X-Forwarded-For']).toMatch(/^203\.0\.113\.9, /);
});

test('an event over what a function takes is refused as too large, one just under it is not', () => {
  const overhead = JSON.stringify(toEvent(request({ method: 'POST' }), match, Buffer.from('abc'))).length - 4;
  const fits = Math.floor((LAMBDA_PAYLOAD_BYTES - overhead) / 4) * 3;
  expect(toEvent(request({ method: 'POST' }), match, Buffer.alloc(fits - 30)).isBase64Encoded).toBe(true);
  expect(() => toEvent(request({ method: 'POST' }), match, Buffer.alloc(fits + 30))).toThrow(
    expect.objectContaining({ code: 'payload_too_large' }),
  );
});
