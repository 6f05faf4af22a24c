import { type Parameters, pathOf, type RouteName, routes } from '@rombo/shared/contract/routes';

export interface CallOptions<N extends RouteName> {
  parameters?: Parameters<N>;
  query?: Record<string, string>;
  json?: unknown;
  /** Sent unchanged: a form, or a malformed body. */
  body?: FormData | string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  cookie?: string | undefined;
}

/** A response with its parsed body and its duration in milliseconds. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test inspects any body
  body: any;
  took: number;
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') ?? false;

export async function callRoute<N extends RouteName>(
  origin: string,
  name: N,
  { parameters, query, json, body, headers, cookie }: CallOptions<N>,
): Promise<Answer> {
  const path = parameters ? pathOf(name, parameters) : routes[name].path;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const began = performance.now();
  const response = await fetch(`${origin}${path}${search}`, {
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
    took: performance.now() - began,
  };
}
