import { fillPath } from '@rombo/shared/contract/pages';
import type { Method } from '@rombo/shared/contract/route';
import type { Parameters, RouteName } from '@rombo/shared/contract/route-paths';
import type { Body, Output, Routes } from '@rombo/shared/contract/routes';
import { visitorRoutePaths } from '@rombo/shared/contract/visitor-route-paths';
import { ApiError, NetworkError } from './errors.ts';

type RoutePaths = { readonly [N in RouteName]?: readonly [Method, string] };

let known: RoutePaths = visitorRoutePaths;

/** Adds the panel's routes, which are loaded after the first page. */
export const addRoutes = (routes: RoutePaths): void => {
  known = { ...known, ...routes };
};

/** Returns method and path of a route. Do not call it while modules are evaluated: the panel adds its routes after that. */
function routeOf(name: RouteName): readonly [Method, string] {
  const route = known[name];
  if (!route) throw new Error(name);
  return route;
}

type Empty = Record<never, never>;

type PathOptions<N extends RouteName> = keyof Parameters<N> extends never ? Empty : { parameters: Parameters<N> };
type BodyOptions<N extends RouteName> = Routes[N]['body'] extends { kind: infer Kind }
  ? Kind extends 'multipart'
    ? { form: FormData }
    : { body: Body<N> }
  : Empty;

interface SharedOptions {
  query?: Record<string, string>;
  /** Sent as `If-Match`: the write fails with 409 if a newer version was saved. */
  ifVersion?: number;
  /** Sent as `Idempotency-Key`: repeated requests with the same key are executed once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type CallOptions<N extends RouteName> = SharedOptions & PathOptions<N> & BodyOptions<N>;

/** The options as rest arguments: optional unless the route requires parameters or a body. */
export type CallArguments<N extends RouteName> = Empty extends PathOptions<N> & BodyOptions<N>
  ? [options?: CallOptions<N>]
  : [options: CallOptions<N>];

interface LooseOptions extends SharedOptions {
  parameters?: Record<string, string>;
  body?: unknown;
  form?: FormData;
}

/** Returns the address of a call, which is also its cache key. */
export const addressOf = (name: RouteName, { parameters = {}, query }: LooseOptions = {}): string => {
  const path = fillPath(routeOf(name)[1], parameters);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
};

/** True if the address belongs to this route, with any parameters and query. */
export const isReadOf = (name: RouteName, address: string): boolean =>
  new RegExp(`^${routeOf(name)[1].replace(/\{\w+\}/g, '[^/?]+')}(\\?|#|$)`).test(address);

/** Sends a request with the session cookie. Throws `ApiError` for an unsuccessful status, `NetworkError` without a response. */
export async function request(method: string, address: string, options: LooseOptions = {}): Promise<Response> {
  const { body, form, ifVersion, idempotencyKey, signal } = options;
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (ifVersion !== undefined) headers.set('If-Match', `"${ifVersion}"`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const init = { method, headers, credentials: 'include', body: form ?? (JSON.stringify(body) || null) } as const;
  const answer = await fetch(address, signal ? { ...init, signal } : init).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new NetworkError(cause);
  });
  if (!answer.ok) {
    const { status, statusText } = answer;
    throw new ApiError({
      status,
      statusText,
      text: await answer.text(),
      retryAfter: answer.headers.get('Retry-After'),
    });
  }
  return answer;
}

/** Prefetched responses by address; undefined once used. */
const ahead = new Map<string, Promise<Response> | undefined>();

/** Prefetches an address once. A failure is forgotten, so the next call retries. */
export function readAhead(address: string): void {
  if (ahead.has(address)) return;
  const answer = request('GET', address);
  ahead.set(address, answer);
  answer.catch(() => ahead.delete(address));
}

/** Requests an address, or returns its prefetched response, which is used only once. */
export function get(address: string): Promise<Response> {
  const early = ahead.get(address);
  if (early) ahead.set(address, undefined);
  return early ?? request('GET', address);
}

export const read = async (address: string): Promise<unknown> => (await get(address)).json();

export async function send(method: string, address: string, options: LooseOptions = {}): Promise<unknown> {
  const answer = await request(method, address, options);
  return answer.status === 204 ? undefined : await answer.json();
}

export async function call<N extends RouteName>(name: N, ...[options]: CallArguments<N>): Promise<Output<N>> {
  const loose: LooseOptions = options ?? {};
  return (await send(routeOf(name)[0], addressOf(name, loose), loose)) as Output<N>;
}
