import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fillPath } from '@rombo/shared/contract/pages';
import { type Output, type RouteName, routes } from '@rombo/shared/contract/routes';
import { toFormPart } from '@rombo/shared/contract/text';

export const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

export function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) form.append(field, value instanceof File ? value : toFormPart(value));
  return form;
}

/** Attempts at signing in. The rate limit could refuse a fifth. */
const LOGIN_ATTEMPTS = 4;

/**
 * Creates a client that sends requests like the site's pages. Throws on an unexpected status. Retries a 503 with the same idempotency key:
 * a function that is starting, or hashing passwords, may be too slow.
 */
export function createClient(origin: string, always: Record<string, string> = {}, attempts = 4) {
  const cookies: string[] = [];
  const get = async (path: string, expected: number[], init: RequestInit = {}): Promise<Response> => {
    const last = path === routes.login.path ? LOGIN_ATTEMPTS : attempts;
    const own = {
      ...always,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      cookie: cookies.join('; '),
    };
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(new URL(path, origin), { ...init, headers: { ...own, ...init.headers } });
      cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
      if (expected.includes(response.status)) return response;
      const wrong = `${init.method ?? 'GET'} ${path} answered ${response.status}, not ${expected.join(' or ')}`;
      const text = await response.text();
      if (response.status !== 503 || attempt === last) throw new Error(`${wrong}: ${text.slice(0, 300)}`);
      await wait(Number(response.headers.get('retry-after') ?? 1) * 1000);
    }
  };
  const call = (name: RouteName, expected: number[], init: RequestInit = {}, id = '') =>
    get(fillPath(routes[name].path, { id }), expected, { method: routes[name].method, ...init });
  const read = async <N extends RouteName>(
    name: N,
    ...options: [expected: number[], init?: RequestInit, id?: string]
  ) => (await (await call(name, ...options)).json()) as Output<N>;
  return { get, call, read };
}
