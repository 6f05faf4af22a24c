import { type Parameters, pathOf, type RouteName, routes } from '@rombo/shared/routes';
import { inject } from 'vitest';

/** Address and credentials of the site that the global setup started. */
export interface TestSite {
  origin: string;
  username: string;
  password: string;
  /** The cookie of a session that every test may use and none may end. */
  cookie: string;
  /** Endpoints and names of the stores behind it, to arrange what the API alone cannot. */
  table: { endpoint: string; name: string };
  store: { endpoint: string; bucket: string };
  secrets: { endpoint: string; sealKeys: string };
  /** Credentials for requests to the local stores. */
  credentials: { accessKeyId: string; secretAccessKey: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    site: TestSite;
  }
}

export const site: TestSite = inject('site');
export const { cookie } = site;

interface CallOptions<N extends RouteName> {
  parameters?: Parameters<N>;
  query?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is: a form, or a broken body. */
  body?: FormData | string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** A session's cookie: `cookie`, or one that `signIn` of accounts.ts gives. */
  cookie?: string;
}

/** Response of the API, with its body parsed where it is JSON. */
export interface Called {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  body: any;
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') ?? false;

/** Calls a route over HTTP as a browser on the site would. */
export async function call<N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<Called> {
  const { parameters, query, json, body, headers, cookie } = options;
  const path = parameters ? pathOf(name, parameters) : routes[name].path;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const response = await fetch(`${site.origin}${path}${search}`, {
    method: routes[name].method,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(json !== undefined ? { body: JSON.stringify(json) } : body !== undefined && { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text && isJson(response) ? JSON.parse(text) : text || undefined,
  };
}

/** Sends a request as it is, with nothing that a browser adds. */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${site.origin}${path}`, { redirect: 'manual', ...init });

/** The bytes behind a site-relative address, with the answer that carries them. */
export async function fetchMedia(address: string): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
  const response = await send(address);
  return { status: response.status, headers: response.headers, bytes: await response.bytes() };
}
