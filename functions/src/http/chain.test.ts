import { brotliDecompressSync } from 'node:zlib';
import { TechnicalSpecs } from '@rombo/shared/collections/technical-specs';
import { LoginInput } from '@rombo/shared/contract/account';
import { Email } from '@rombo/shared/contract/email';
import * as routes from '@rombo/shared/contract/route-definitions';
import { Fields } from '@rombo/shared/contract/text';
import { UploadRequests } from '@rombo/shared/contract/upload';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventOf } from '../../test/events.ts';
import { Failure } from '../errors.ts';
import { logger } from '../logger.ts';
import { currentSignal, LAST_MS, RESPONSE_MS } from '../time-limits.ts';
import { chain, route } from './chain.ts';
import type { RouteRequest } from './types.ts';

afterEach(() => vi.restoreAllMocks());

const send = (handle: () => Promise<unknown>, change: object = {}, context: object = {}) =>
  chain(routes.listProducts, [], handle)({ ...eventOf(), ...change } as never, context as never);

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

  it('aborts the calls of its handler, and returns 503 once it has cleaned up, or before the timeout of its function', async () => {
    vi.spyOn(logger, 'error').mockImplementation(() => {});
    const aborted = () => new Promise((_, reject) => currentSignal()?.addEventListener('abort', reject));
    let isCleanedUp = false;
    const cleansUp = () =>
      aborted().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        isCleanedUp = true;
        throw new DOMException('', 'AbortError');
      });
    const never = () => new Promise(() => {});
    for (const [handle, remaining] of [
      [cleansUp, RESPONSE_MS + 10],
      [never, LAST_MS + 10],
    ] as const) {
      const answer = await send(handle, {}, { getRemainingTimeInMillis: () => remaining });
      expect([answer.statusCode, answer.headers?.['retry-after'], isCleanedUp]).toEqual([503, '2', true]);
    }
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

/** Sends a request to a route that has a version, an idempotency key and a body with this schema. Returns what its handler reads. */
async function receive(event: object, schema?: v.GenericSchema) {
  const handle = vi.fn(async (_: RouteRequest<'listProducts'>) => []);
  const body = schema ? ({ kind: 'json', schema } as const) : null;
  const definition = { ...routes.listProducts, versioned: true, idempotent: true, body };
  const answer = await chain(definition, [], handle)(event as never, {} as never);
  return { request: handle.mock.calls[0]?.[0], ...JSON.parse(answer.body || '{}') };
}

describe('the origin of a request', () => {
  const host = 'www.rombopower.example';
  const check = (headers: Record<string, string>, method = 'POST') => receive(eventOf({ method, headers }));

  it.each([
    ['GET', { 'sec-fetch-site': 'cross-site' }],
    ['HEAD', { 'sec-fetch-site': 'cross-site' }],
    ['POST', { 'sec-fetch-site': 'same-origin' }],
    ['POST', { origin: `https://${host}`, 'x-site-host': host }],
    ['POST', { origin: 'http://localhost:3000', 'x-site-host': 'localhost:3000' }],
    ['POST', { origin: 'http://127.0.0.1', 'x-site-host': '127.0.0.1' }],
    ['POST', { origin: 'http://192.168.1.5:3000', 'x-site-host': '192.168.1.5:3000' }],
  ])('accepts a %s with %j', async (method, headers) => expect((await check(headers, method)).request).toBeDefined());

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
    vi.spyOn(logger, 'info').mockImplementation(() => {});
    expect(await check(headers)).toMatchObject({ request: undefined, code: 'cross_site' });
  });
});

describe('the input of a request', () => {
  const refusal = (schema: v.GenericSchema, body: unknown) => receive({ ...eventOf(), body }, schema);

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
  ])('is refused with %s', async (_, schema, body, issue) => {
    expect((await refusal(schema, body)).issues).toEqual([issue]);
  });

  it('is refused with every invalid field, up to a limit', async () => {
    const missing = await refusal(LoginInput, {});
    expect(missing.issues.map(({ path }: { path: string }) => path)).toEqual(['username', 'password']);
    const { code, issues } = await refusal(UploadRequests, Array(100_000).fill(1));
    expect([code, issues.length]).toEqual(['invalid_input', 100]);
  });
});

describe('conditional headers', () => {
  const send = (headers: Record<string, string>) => receive(eventOf({ headers }));
  const refused = (path: string) => ({ request: undefined, code: 'bad_request', issues: [{ path }] });

  it.each([
    ['"3"', 3],
    [' 3', 3],
    ['999999999999999', 999_999_999_999_999],
    [undefined, null],
    [' * ', null],
  ])('If-Match: %j means version %j', async (header, ifVersion) => {
    expect((await send(header === undefined ? {} : { 'if-match': header })).request).toMatchObject({ ifVersion });
  });

  const malformed = ['', '""', '"3', '3"', 'W/"3"', '0', '03', '"3", "4"', '9'.repeat(16)];
  it.each(malformed)('If-Match: %j is refused', async (header) =>
    expect(await send({ 'if-match': header })).toMatchObject(refused('If-Match')),
  );

  it('Idempotency-Key has 8 to 100 letters, digits, dashes or underscores', async () => {
    for (const key of ['3f2504e0-4f89-41d3_A', 'x'.repeat(100)])
      expect((await send({ 'idempotency-key': key })).request).toMatchObject({ idempotencyKey: key });
    expect((await send({})).request).toMatchObject({ idempotencyKey: null });
    for (const key of ['', 'short-7', 'x'.repeat(101), 'with blanks', 'ключ-ключ', '12345678\n'])
      expect(await send({ 'idempotency-key': key }), key).toMatchObject(refused('Idempotency-Key'));
  });
});
