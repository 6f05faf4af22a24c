import { brotliDecompressSync } from 'node:zlib';
import * as routes from '@rombo/shared/contract/route-definitions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventOf } from '../../test/events.ts';
import { DEADLINE_MS } from '../deadline.ts';
import { Failure } from '../errors.ts';
import { logger } from '../logger.ts';
import { chain } from './chain.ts';

afterEach(() => vi.restoreAllMocks());

const send = (handle: () => Promise<unknown>, change: object = {}) =>
  chain(routes.listProducts, [], handle)({ ...eventOf(), ...change } as never, {} as never);

describe('chain', () => {
  it('answers with what the handler gives, and with headers that keep a browser from guessing', async () => {
    const { statusCode, headers, body } = await send(async () => []);
    expect([statusCode, body]).toEqual([200, '[]']);
    expect(headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
  });

  it('gives an error the same headers, and compresses it like any answer', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const refusals = Array(50).fill({ path: 'images', refusal: 'empty_file' });
    const issues = Array(50).fill({ path: 'images', code: 'empty_file', message: 'Il file è vuoto' });
    const answer = await send(async () => Promise.reject(new Failure('invalid_input', { refusals })), { headers });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Content-Encoding': 'br' });
    const body = brotliDecompressSync(Buffer.from(answer.body, 'base64')).toString();
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_input', issues });
  });

  it('reads headers however they are written', async () => {
    const first = await send(async () => []);
    const headers = { 'IF-NONE-MATCH': String(first.headers?.etag) };
    expect((await send(async () => [], { headers })).statusCode).toBe(304);
  });

  it('answers 503 for a handler that is still busy at the deadline', async () => {
    vi.spyOn(logger, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = send(() => new Promise(() => vi.advanceTimersByTime(DEADLINE_MS)));
    const { statusCode, headers } = await answer.finally(() => vi.useRealTimers());
    expect([statusCode, headers?.['retry-after']]).toEqual([503, '2']);
  });

  it('has no room for a parameter that is longer than any key', async () => {
    const event = { ...eventOf(), pathParameters: { key: 'x'.repeat(101) } } as never;
    expect((await chain(routes.getSetting, [], async () => ({}))(event, {} as never)).statusCode).toBe(404);
  });
});
