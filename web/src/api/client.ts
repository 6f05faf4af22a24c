import { fillPath } from '@rombo/shared/contract/pages';
import type { Method } from '@rombo/shared/contract/route';
import type { Parameters, RouteName } from '@rombo/shared/contract/route-paths';
import type { Body, Output, Routes } from '@rombo/shared/contract/routes';
import { visitorRoutePaths } from '@rombo/shared/contract/visitor-route-paths';
import { ApiError, NetworkError } from './errors.ts';

type RoutePaths = { readonly [N in RouteName]?: readonly [Method, string] };

let known: RoutePaths = visitorRoutePaths;

/** Adds the routes of the panel, whose code is loaded after the first page's. */
export const addRoutes = (routes: RoutePaths): void => {
  known = { ...known, ...routes };
};

/** Method and path of a route. The panel's routes are added after its modules are evaluated: call this from functions only. */
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
  /** Sent as `If-Match`: the write is refused with 409 when somebody saved a newer version. */
  ifVersion?: number;
  /** Sent as `Idempotency-Key`: under the same key a request is carried out once, however often it is sent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Arguments of `call` besides the route's name: parameters, a JSON body or a form, as the route requires. */
type CallOptions<N extends RouteName> = SharedOptions & PathOptions<N> & BodyOptions<N>;

/** The options' place in an argument list: it may be left out where no route part is required. */
export type CallArguments<N extends RouteName> = Empty extends PathOptions<N> & BodyOptions<N>
  ? [options?: CallOptions<N>]
  : [options: CallOptions<N>];

interface LooseOptions extends SharedOptions {
  parameters?: Record<string, string>;
  body?: unknown;
  form?: FormData;
}

/** The address of a call, which is also the key of what was read from it. */
export const addressOf = (name: RouteName, { parameters = {}, query }: LooseOptions = {}): string => {
  const path = fillPath(routeOf(name)[1], parameters);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
};

/** True for an address that this route reads, whatever its parameters and query are. */
export const isReadOf = (name: RouteName, address: string): boolean =>
  new RegExp(`^${routeOf(name)[1].replace(/\{\w+\}/g, '[^/?]+')}(\\?|#|$)`).test(address);

/** Sends one request with the session's cookie; anything but a success is thrown. */
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

/** Responses that were requested ahead of need, by address; undefined once used. */
const ahead = new Map<string, Promise<Response> | undefined>();

/** Requests an address ahead of need, once; a failure is forgotten. */
export function readAhead(address: string): void {
  if (ahead.has(address)) return;
  const answer = request('GET', address);
  ahead.set(address, answer);
  answer.catch(() => ahead.delete(address));
}

/** Requests an address, or uses the response that was requested ahead. */
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

/** Calls a route by its name: the only way from the site to its server. */
export async function call<N extends RouteName>(name: N, ...[options]: CallArguments<N>): Promise<Output<N>> {
  const loose: LooseOptions = options ?? {};
  return (await send(routeOf(name)[0], addressOf(name, loose), loose)) as Output<N>;
}
