import { refusal } from '@rombo/shared/contract/issues';
import { routePaths } from '@rombo/shared/contract/route-paths';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addRoutes, addressOf, call, matchesRoute } from './client.ts';
import { ApiError, NetworkError } from './errors.ts';

addRoutes(routePaths);

const answer = (body: string | null, init?: ResponseInit) => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('The call succeeded'),
    (error: unknown) => error,
  );

/** Returns the options of the first request. */
const sent = (fetch: ReturnType<typeof answer>): RequestInit & { headers: Headers } => {
  const [, init] = fetch.mock.calls[0] ?? [];
  if (!(init?.headers instanceof Headers)) throw new Error('Nothing was sent');
  return { ...init, headers: init.headers };
};

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  test('sends the session cookie and returns the parsed response', async () => {
    const fetch = answer('[]');
    expect(await call('listProducts')).toEqual([]);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/products');
    expect(sent(fetch)).toMatchObject({ method: 'GET', credentials: 'include', body: null });
  });

  test('sends a body as JSON', async () => {
    const fetch = answer('{}');
    await call('login', { body: { username: 'admin', password: 'x' } });
    const { headers, body } = sent(fetch);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(body).toBe('{"username":"admin","password":"x"}');
  });

  test('sends a form unchanged, so the browser sets the multipart boundary', async () => {
    const fetch = answer('{}');
    const form = new FormData();
    await call('updateProduct', { parameters: { id: 'a' }, form, ifVersion: 3 });
    const { headers, body } = sent(fetch);
    expect(body).toBe(form);
    expect(headers.has('Content-Type')).toBe(false);
    expect(headers.get('If-Match')).toBe('"3"');
  });

  test('sends the idempotency key', async () => {
    const fetch = answer('{}');
    await call('createSlide', { form: new FormData(), idempotencyKey: 'once' });
    expect(sent(fetch).headers.get('Idempotency-Key')).toBe('once');
  });

  test('returns undefined for a response without content', async () => {
    answer(null, { status: 204 });
    expect(await call('deleteSlide', { parameters: { id: 'a' } })).toBeUndefined();
  });

  test('encodes parameters and query in the address', () => {
    expect(addressOf('deleteProduct', { parameters: { id: '../user' } })).toBe('/api/products/..%2Fuser');
    expect(addressOf('listContacts', { query: { cursor: 'a&b' } })).toBe('/api/admin/contacts?cursor=a%26b');
  });
});

describe('an address', () => {
  test('matches its route, with or without a query', () => {
    expect(matchesRoute('listProducts', '/api/products')).toBe(true);
    expect(matchesRoute('listContacts', '/api/admin/contacts?cursor=x')).toBe(true);
    expect(matchesRoute('getSetting', '/api/settings/maintenance_mode')).toBe(true);
  });

  test('does not match a longer or shorter path', () => {
    expect(matchesRoute('listSlides', '/api/slides/active')).toBe(false);
    expect(matchesRoute('getSetting', '/api/settings')).toBe(false);
    expect(matchesRoute('listProducts', '/api/productsx')).toBe(false);
  });
});

describe('an unsuccessful response', () => {
  test('becomes an error whose message is "status: body"', async () => {
    const body = '{"code":"too_many_requests","message":"Troppi tentativi: riprova più tardi"}';
    answer(body, { status: 429, headers: { 'Retry-After': '90' } });
    const error = await failure(call('getUser'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `429: ${body}`,
      status: 429,
      code: 'too_many_requests',
      serverMessage: 'Troppi tentativi: riprova più tardi',
      retryAfter: 90,
      issues: [],
    });
  });

  test('uses the status text if the body is empty', async () => {
    answer('', { status: 502, statusText: 'Bad Gateway' });
    const unknown = { code: null, serverMessage: null, retryAfter: null };
    expect(await failure(call('getUser'))).toMatchObject({ message: '502: Bad Gateway', ...unknown });
  });

  test.each(['<html>', '"text"', 'null', '[1]'])('has no server message without an error body: %s', async (body) => {
    answer(body, { status: 500 });
    expect(await failure(call('getUser'))).toMatchObject({ message: `500: ${body}`, serverMessage: null });
  });

  test('lists the refused fields', async () => {
    const issues = [
      { path: 'name', code: 'required', message: 'Campo obbligatorio' },
      { path: 'images.1', code: 'damaged', message: 'a.png: …', parameters: { file: 'a.png' } },
      {
        path: 'curve',
        code: 'row',
        message: 'Riga 2: …',
        parameters: { row: 2, of: { code: 'max', parameters: { max: 9 } } },
      },
    ];
    answer(JSON.stringify({ code: 'invalid_input', message: 'x', issues }), { status: 422 });
    expect(await failure(call('getUser'))).toMatchObject({
      issues: [
        { path: 'name', refusal: 'required' },
        { path: 'images.1', refusal: refusal('damaged', { file: 'a.png' }) },
        { path: 'curve', refusal: refusal('row', { row: 2, of: refusal('max', { max: 9 }) }) },
      ],
    });
  });
});

/** Vitest does not replace the timers of `AbortSignal.timeout`. */
function useFakeLimit(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), limit);
    return controller.signal;
  });
}

describe('a missing response', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('is a network error with its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', () => Promise.reject(cause));
    const error = await failure(call('getUser'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ cause });
  });

  test('is a network error when the line has been silent for 45 seconds', async () => {
    useFakeLimit();
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const failed = failure(call('getUser'));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await failed).toBeInstanceOf(NetworkError);
  });

  test('is a network error when the line falls silent within the response', async () => {
    useFakeLimit();
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      const start = (controller: ReadableStreamDefaultController) => {
        controller.enqueue(new TextEncoder().encode('[{'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      };
      return new Response(new ReadableStream({ start }));
    });
    const failed = failure(call('listProducts'));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await failed).toBeInstanceOf(NetworkError);
  });
});
