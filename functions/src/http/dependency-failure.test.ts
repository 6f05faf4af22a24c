import { describe, expect, it } from 'vitest';
import { isDependencyFailure } from './write-error.ts';

const failed = (properties: object) => Object.assign(new Error('no'), properties);

describe('a failure of a store', () => {
  it.each([
    'AbortError',
    'TimeoutError',
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'RequestLimitExceeded',
    'SlowDown',
    'LimitExceededException',
  ])('is the error %s', (name) => expect(isDependencyFailure(failed({ name }))).toBe(true));

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])(
    'is the code %s of a connection',
    (code) => expect(isDependencyFailure(failed({ code }))).toBe(true),
  );

  it.each([
    ['with status 500', { $metadata: { httpStatusCode: 500 } }],
    ['with status 503', { $metadata: { httpStatusCode: 503 } }],
    ['with status 429', { $metadata: { httpStatusCode: 429 } }],
    ['that says whose fault it is', { $metadata: {}, $fault: 'server' }],
  ])('is an answer %s', (_, properties) => expect(isDependencyFailure(failed(properties))).toBe(true));

  it.each([
    ['an error of ours', {}],
    ['another code', { code: 'ERR_INVALID_ARG_TYPE' }],
    ['an answer with status 400', { $metadata: { httpStatusCode: 400 }, $fault: 'client' }],
    ['an answer with status 499', { $metadata: { httpStatusCode: 499 } }],
    ['an answer without a status', { $metadata: {} }],
    ['a fault that is no answer', { $fault: 'server' }],
  ])('is not %s', (_, properties) => expect(isDependencyFailure(failed(properties))).toBe(false));

  it.each(['TimeoutError', undefined, null, { name: 'TimeoutError' }])('is not %j, which is no error', (thrown) =>
    expect(isDependencyFailure(thrown)).toBe(false),
  );
});
