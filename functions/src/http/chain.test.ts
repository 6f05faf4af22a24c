import { brotliDecompressSync } from 'node:zlib';
import { TechnicalSpecs } from '@rombo/shared/collections/technical-specs';
import { LoginInput } from '@rombo/shared/contract/account';
import { Email } from '@rombo/shared/contract/email';
import * as routes from '@rombo/shared/contract/route-definitions';
import { Fields } from '@rombo/shared/contract/text';
import { UploadRequests } from '@rombo/shared/contract/upload';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventOf, pass } from '../../test/events.ts';
import { DEADLINE_MS } from '../deadline.ts';
import { Failure } from '../errors.ts';
import { logger } from '../logger.ts';
import { chain, checkOrigin, idempotencyKeyOf, parseInput, route, versionOf } from './chain.ts';

afterEach(() => vi.restoreAllMocks());

const send = (handle: () => Promise<unknown>, change: object = {}) =>
  chain(routes.listProducts, [], handle)({ ...eventOf(), ...change } as never, {} as never);

describe('chain', () => {
  it('responds with the security headers of JSON, and leaves those of pages to the distribution', async () => {
    const { statusCode, headers = {}, body } = await send(async () => []);
    expect([statusCode, body]).toEqual([200, '[]']);
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(['x-content-type-options', 'referrer-policy']));
    for (const name of ['content-security-policy', 'strict-transport-security', 'permissions-policy'])
      expect(names).not.toContain(name);
  });

  it('adds the same headers to an error, and compresses it like any response', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const refusals = Array(50).fill({ path: 'images', refusal: 'empty_file' });
    const issues = Array(50).fill({ path: 'images', code: 'empty_file', message: 'Il file è vuoto' });
    const answer = await send(async () => Promise.reject(new Failure('invalid_input', { refusals })), { headers });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Content-Encoding': 'br' });
    const body = brotliDecompressSync(Buffer.from(answer.body, 'base64')).toString();
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_input', issues });
  });

  it('reads headers in any case', async () => {
    const first = await send(async () => []);
    const headers = { 'IF-NONE-MATCH': String(first.headers?.etag) };
    expect((await send(async () => [], { headers })).statusCode).toBe(304);
  });

  it('returns 503 for a handler that is still running at the deadline', async () => {
    vi.spyOn(logger, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = send(() => new Promise(() => vi.advanceTimersByTime(DEADLINE_MS)));
    const { statusCode, headers } = await answer.finally(() => vi.useRealTimers());
    expect([statusCode, headers?.['retry-after']]).toEqual([503, '2']);
  });

  it('passes path parameters and query to a handler, and rejects values longer than any key', async () => {
    let request: object = {};
    const handler = route(routes.getSetting, async ({ parameters, query }) => {
      request = { parameters, query };
      return {} as never;
    });
    const read = (more: object) => handler({ ...eventOf(), ...more } as never, {} as never);
    const pathParameters = { key: 'x'.repeat(100) };
    const { statusCode } = await read({ pathParameters, queryStringParameters: { cursor: 'c' } });
    expect([statusCode, request]).toEqual([200, { parameters: pathParameters, query: { cursor: 'c' } }]);
    expect((await read({ pathParameters: { key: 'x', other: 'x'.repeat(101) } })).statusCode).toBe(404);
  });
});

describe('checkOrigin', () => {
  const host = 'www.rombopower.example';
  const check = (headers: Record<string, string>, method = 'POST') => pass(checkOrigin(), eventOf({ method, headers }));

  it.each([
    ['GET', { 'sec-fetch-site': 'cross-site' }],
    ['HEAD', { 'sec-fetch-site': 'cross-site' }],
    ['POST', { 'sec-fetch-site': 'same-origin' }],
    ['POST', { origin: `https://${host}`, 'x-site-host': host }],
    ['POST', { origin: 'http://localhost:3000', 'x-site-host': 'localhost:3000' }],
    ['POST', { origin: 'http://127.0.0.1', 'x-site-host': '127.0.0.1' }],
    ['POST', { origin: 'http://192.168.1.5:3000', 'x-site-host': '192.168.1.5:3000' }],
  ])('accepts a %s with %j', async (method, headers) => {
    await expect(check(headers, method)).resolves.toBeDefined();
  });

  const ours = { origin: `https://${host}`, 'x-site-host': host };
  it.each([
    ...['cross-site', 'same-site', 'none', '', 'same-origin, cross-site'].map((site) => ({
      ...ours,
      'sec-fetch-site': site,
    })),
    { 'x-site-host': host },
    { ...ours, origin: 'null' },
    { ...ours, origin: `http://${host}` },
    { ...ours, origin: `https://shop.${host}` },
    { ...ours, origin: `https://${host}.evil.example` },
    { ...ours, origin: `https://${host}:8443` },
    { ...ours, origin: `https://${host}@evil.example` },
    { origin: 'http://localhost:4000', 'x-site-host': 'localhost:3000' },
    { origin: 'file://', 'x-site-host': '' },
    { origin: '', 'x-site-host': '' },
    { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  ])('refuses a write with %j', async (headers: Record<string, string>) => {
    await expect(check(headers)).rejects.toMatchObject({ code: 'cross_site' });
  });
});

describe('parseInput', () => {
  const refusal = (schema: Parameters<typeof parseInput>[0], body: unknown): Failure => {
    try {
      parseInput(schema, body);
    } catch (error) {
      return error as Failure;
    }
    throw new Error('It was taken');
  };

  it.each([
    [
      'a fault within another',
      TechnicalSpecs,
      { ['x'.repeat(61)]: '1' },
      {
        path: 'x'.repeat(61),
        code: 'label',
        message: 'Etichetta: Al massimo 60 caratteri',
        parameters: { of: { code: 'too_long', parameters: { max: 60 } } },
      },
    ],
    [
      'a fault without a code',
      v.number(),
      'x',
      { path: '', code: 'invalid', message: 'Invalid type: Expected number but received "x"' },
    ],
    [
      'a nested field',
      UploadRequests,
      [{ purpose: 'product-image', name: 'a', type: 'image/png' }],
      { path: '0.size', code: 'required', message: 'Campo obbligatorio' },
    ],
    [
      'a field once, with its first fault',
      Fields({ email: Email }),
      { email: 'no@@no' },
      { path: 'email', code: 'email', message: 'Indirizzo e-mail non valido' },
    ],
  ])('reports %s', (_, schema, body, issue) => {
    expect(refusal(schema, body).issues).toEqual([issue]);
  });

  it('reports every invalid field, but limits their number', () => {
    expect(refusal(LoginInput, {}).issues?.map(({ path }) => path)).toEqual(['username', 'password']);
    const { code, issues } = refusal(UploadRequests, Array(100_000).fill(1));
    expect([code, issues?.length]).toEqual(['invalid_input', 100]);
  });
});

describe('conditional headers', () => {
  const badRequest = (path: string) =>
    expect.objectContaining({ code: 'bad_request', issues: [expect.objectContaining({ path })] });

  it.each([
    ['"3"', 3],
    [' 3', 3],
    ['999999999999999', 999_999_999_999_999],
    [undefined, null],
    [' * ', null],
  ])('If-Match: %j means version %j', (header, version) => {
    expect(versionOf(header)).toBe(version);
  });

  it.each(['', '""', '"3', '3"', 'W/"3"', '0', '03', '"3", "4"', '9'.repeat(16)])(
    'If-Match: %j is refused',
    (header) => {
      expect(() => versionOf(header)).toThrow(badRequest('If-Match'));
    },
  );

  it('Idempotency-Key has 8 to 100 letters, digits, dashes or underscores', () => {
    for (const key of ['3f2504e0-4f89-41d3_A', 'x'.repeat(100)]) expect(idempotencyKeyOf(key)).toBe(key);
    expect(idempotencyKeyOf(undefined)).toBeNull();
    for (const key of ['', 'short-7', 'x'.repeat(101), 'with blanks', 'ключ-ключ', '12345678\n'])
      expect(() => idempotencyKeyOf(key), key).toThrow(badRequest('Idempotency-Key'));
  });
});
