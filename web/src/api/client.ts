import { fillPath } from '@rombo/shared/contract/pages';
import type { Method, Parameters, RouteName } from '@rombo/shared/contract/route-paths';
import type { Body, Output, Routes } from '@rombo/shared/contract/routes';
import { visitorRoutePaths } from '@rombo/shared/contract/visitor-route-paths';
import { ApiError, NetworkError } from './errors.ts';

type RoutePaths = { readonly [N in RouteName]?: readonly [Method, string] };

let routePaths: RoutePaths = visitorRoutePaths;

/** Adds the panel's routes, which are loaded after the first page. */
export const addRoutes = (routes: RoutePaths): void => {
  routePaths = { ...routePaths, ...routes };
};

/** Returns method and path of a route. Do not call it while modules are evaluated: the panel adds its routes after that. */
function routeOf(name: RouteName): readonly [Method, string] {
  const route = routePaths[name];
  if (!route) throw new Error(name);
  return route;
}

type Empty = Record<never, never>;

type PathOptions<N extends RouteName> = keyof Parameters<N> extends never ? Empty : { parameters: Parameters<N> };
type BodyOptions<N extends RouteName> = Routes[N]['body'] extends { kind: infer Encoding }
  ? Encoding extends 'multipart'
    ? { form: FormData }
    : { body: Body<N> }
  : Empty;

interface SharedOptions {
  query?: Record<string, string>;
  /** Sent as `If-Match`: the write fails with 409 if a newer version was saved. */
  ifVersion?: number;
  /** Sent as `Idempotency-Key`: repeated requests with the same key are executed once. */
  idempotencyKey?: string;
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
export const matchesRoute = (name: RouteName, address: string): boolean =>
  new RegExp(`^${routeOf(name)[1].replace(/\{\w+\}/g, '[^/?]+')}(\\?|#|$)`).test(address);

/** Maximum time to a response besides that of sending, in milliseconds. The gateway ends a call after 29 seconds. */
const TIMEOUT_MS = 45_000;

/** Lowest speed of sending that is waited for: 128 kbit/s. */
const BYTES_PER_MS = 16;

function bytesOf(parts: Iterable<string | File>): number {
  let bytes = 0;
  for (const part of parts) bytes += typeof part === 'string' ? part.length : part.size;
  return bytes;
}

interface Answer {
  headers: Headers;
  /** Parsed JSON; undefined without content. */
  body: unknown;
}

/** Sends a request with the session cookie. Throws `ApiError` for an unsuccessful status, `NetworkError` without a whole response in time. */
export async function request(method: string, address: string, options: LooseOptions = {}): Promise<Answer> {
  const { body, form, ifVersion, idempotencyKey } = options;
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (ifVersion !== undefined) headers.set('If-Match', `"${ifVersion}"`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const json = JSON.stringify(body) ?? '';
  const signal = AbortSignal.timeout(TIMEOUT_MS + Math.ceil(bytesOf(form?.values() ?? [json]) / BYTES_PER_MS));
  const init = { method, headers, credentials: 'include', body: form ?? (json || null), signal } as const;
  const [response, text] = await fetch(address, init)
    .then(async (received) => [received, await received.text()] as const)
    .catch((cause: unknown) => {
      throw new NetworkError(cause);
    });
  if (!response.ok) {
    const { status, statusText } = response;
    throw new ApiError({ status, statusText, text, retryAfter: response.headers.get('Retry-After') });
  }
  return { headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

/** Prefetched responses by address; undefined once used. */
const prefetched = new Map<string, Promise<Answer> | undefined>();

/** Prefetches an address once until the next write. A failure is forgotten, so the next call retries. */
export function prefetch(address: string): void {
  if (prefetched.has(address)) return;
  const response = request('GET', address);
  prefetched.set(address, response);
  response.catch(() => prefetched.delete(address));
}

/** Requests an address, or returns its prefetched response, which is used only once. */
export function get(address: string): Promise<Answer> {
  const response = prefetched.get(address);
  if (response) prefetched.set(address, undefined);
  return response ?? request('GET', address);
}

export const read = async (address: string): Promise<unknown> => (await get(address)).body;

/** Sends a write, even a failed one of which may change what was prefetched. */
async function send(method: string, address: string, options: LooseOptions = {}): Promise<unknown> {
  const { body } = await request(method, address, options).finally(() => prefetched.clear());
  return body;
}

export async function call<N extends RouteName>(name: N, ...[options]: CallArguments<N>): Promise<Output<N>> {
  const loose: LooseOptions = options ?? {};
  return (await send(routeOf(name)[0], addressOf(name, loose), loose)) as Output<N>;
}
