import { type Parameters, pathOf, type RouteName, routes } from '@rombo/shared/routes';

interface CallOptions<N extends RouteName> {
  parameters?: Parameters<N>;
  json?: unknown;
  body?: FormData | string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** A response with its body, parsed where it is JSON, and its duration in milliseconds. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  body: any;
  took: number;
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type') === 'application/json';

/** Calls the routes of one site as a browser on it would, with one cookie or without. */
export const createCaller =
  (origin: string, cookie?: string) =>
  async <N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<Answer> => {
    const { parameters, json, body = json === undefined ? undefined : JSON.stringify(json), headers } = options;
    const path = parameters ? pathOf(name, parameters) : routes[name].path;
    const began = performance.now();
    const response = await fetch(origin + path, {
      method: routes[name].method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const took = performance.now() - began;
    return {
      status: response.status,
      headers: response.headers,
      body: text && isJson(response) ? JSON.parse(text) : text || undefined,
      took,
    };
  };

export type Caller = ReturnType<typeof createCaller>;
