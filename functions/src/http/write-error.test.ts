import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { refusal } from '@rombo/shared/contract/issues';
import { type RouteName, routes } from '@rombo/shared/contract/routes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventOf, respondThrough } from '../../test/events.ts';
import { Failure, invalid, unreadable } from '../errors.ts';
import { logger } from '../logger.ts';
import { writeError } from './write-error.ts';

const count = vi.hoisted(() => vi.fn());
vi.mock('../metrics.ts', () => ({ count }));

const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
const info = vi.spyOn(logger, 'info').mockImplementation(() => {});
afterEach(() => {
  log.mockClear();
  info.mockClear();
});

async function answerTo(thrown: unknown, route: RouteName = 'listContacts', event = eventOf()) {
  const { statusCode, headers, body } = await respondThrough(writeError(routes[route]), event, () =>
    Promise.reject(thrown),
  );
  return { status: statusCode, headers, body: JSON.parse(body) };
}

const serviceError = (name: string, status: number, fault: 'client' | 'server' = 'client') =>
  new S3ServiceException({ name, $fault: fault, message: 'secret-bucket', $metadata: { httpStatusCode: status } });

describe('writeError', () => {
  it('writes an error with its status and message, uncacheable', async () => {
    const { status, headers, body } = await answerTo(new Failure('conflict', { cause: new Error('stale') }));
    expect(status).toBe(409);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    expect(body).toEqual({ code: 'conflict', message: errors.conflict.message });
    // Client errors are not logged.
    expect(log).not.toHaveBeenCalled();
  });

  it('lets visitors share only a 404 for a bounded set of names', async () => {
    const controlOf = async (...given: Parameters<typeof answerTo>) =>
      (await answerTo(...given)).headers['cache-control'];
    const missing = new Failure('not_found', { shared: true });
    expect(await controlOf(missing, 'getSetting')).toBe('public, max-age=0, s-maxage=3600');
    const session = eventOf({ headers: { cookie: '__Host-session=a' } });
    expect(await controlOf(missing, 'getSetting', session)).toBe('no-store');
    expect(await controlOf(new Failure('not_found'), 'getProduct')).toBe('no-store');
    expect(await controlOf(new Failure('unavailable'), 'getSetting')).toBe('no-store');
    expect(await controlOf(new Error('x'), 'getSetting')).toBe('no-store');
  });

  it("logs intruders' refusals with the route only, and no ordinary mistake", async () => {
    for (const code of ['cross_site', 'not_found', 'unauthenticated', 'invalid_input'] as const)
      await answerTo(new Failure(code));
    const line = (code: ErrorCode) => ['refused', { route: 'listContacts', code }];
    expect(info.mock.calls).toEqual([line('cross_site'), line('unauthenticated')]);
  });

  it('lists the fields that were refused', async () => {
    const { status, body } = await answerTo(invalid('images.2', refusal('empty_file', { file: 'a.png' })));
    expect(status).toBe(422);
    expect(body.issues).toEqual([
      { path: 'images.2', code: 'empty_file', message: 'a.png: il file è vuoto', parameters: { file: 'a.png' } },
    ]);
  });

  it.each([
    ['invalid_credentials', 'SignInsRefused'],
    ['invalid_code', 'SignInsRefused'],
    ['too_many_requests', 'Throttled'],
    ['unavailable', 'Unavailable'],
  ] as const)('counts %s as a metric', async (code, name) => {
    count.mockClear();
    const { headers } = await answerTo(new Failure(code, { retryAfter: 61 }));
    expect(headers['retry-after']).toBe('61');
    await answerTo(new Failure('not_found'));
    expect(count.mock.calls).toEqual([[name, 1]]);
  });

  const failed = (properties: object) => Object.assign(new Error('no'), properties);

  it.each([
    ['a store that aborts', new DOMException('aborted', 'AbortError')],
    ['a deadline', new DOMException('late', 'TimeoutError')],
    ['a refused connection', failed({ code: 'ECONNREFUSED' })],
    ['a throttled table', serviceError('ThrottlingException', 400)],
    ['a broken bucket', serviceError('InternalError', 500)],
    ['a busy service', failed({ $metadata: { httpStatusCode: 429 } })],
    ['a service that blames itself', failed({ $metadata: {}, $fault: 'server' })],
  ])('turns %s into a 503 with a time to retry', async (_, thrown) => {
    const { status, headers, body } = await answerTo(thrown);
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(body).toEqual({ code: 'unavailable', message: errors.unavailable.message });
    expect(log).toHaveBeenCalledWith('unavailable', { route: 'listContacts', error: thrown });
  });

  it.each([
    ['a bug', new TypeError('Cannot read properties of undefined (reading "pk")')],
    ['a text', 'TimeoutError'],
    ['nothing', undefined],
    ['an object', { name: 'TimeoutError', message: 'password=hunter2' }],
    ['a condition that nobody handled', new ConditionalCheckFailedException({ message: 'x', $metadata: {} })],
    ['a missing right', serviceError('AccessDenied', 403)],
    ['a call that the service does not take', serviceError('ValidationException', 499)],
    ['an error with another code', failed({ code: 'ERR_INVALID_ARG_TYPE', $fault: 'server' })],
  ])('turns %s into a 500 that reveals nothing', async (_, thrown) => {
    const { status, body } = await answerTo(thrown);
    expect(status).toBe(500);
    expect(body).toEqual({ code: 'internal', message: errors.internal.message });
    expect(log).toHaveBeenCalledWith('internal', { route: 'listContacts', error: expect.any(Error) });
  });

  it.each([
    [415, 'unsupported_media_type', 415, errors.unsupported_media_type],
    [413, 'payload_too_large', 413, errors.payload_too_large],
    [422, 'bad_request', 400, unreadable()],
    [400, 'bad_request', 400, unreadable()],
  ] as const)("makes of a parser's %i the contract's %s", async (thrown, code, status, { message }) => {
    const answer = await answerTo(failed({ statusCode: thrown, cause: { data: 'typed text' } }));
    expect([answer.status, answer.body]).toMatchObject([status, { code, message }]);
    expect(log).not.toHaveBeenCalled();
  });

  it('logs the cause of a failure but does not send it', async () => {
    const cause = new Error('dynamodb said no');
    const { body } = await answerTo(new Failure('internal', { cause }));
    expect(log).toHaveBeenCalledWith('internal', { route: 'listContacts', error: cause });
    expect(JSON.stringify(body)).not.toContain('dynamodb');
  });
});
