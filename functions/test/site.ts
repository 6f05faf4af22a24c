import type { RouteName } from '@rombo/shared/contract/routes';
import { inject } from 'vitest';
import { type Answer, type CallOptions, callRoute } from './call-route.ts';

export interface TestSite {
  origin: string;
  username: string;
  password: string;
  /** Cookie of a shared session, which no test may end. */
  cookie: string;
  /** Endpoints and names of the stores, for setups that the API does not allow. */
  table: { endpoint: string; name: string };
  store: { endpoint: string; bucket: string };
  secrets: { endpoint: string; sealKeys: string };
  credentials: { accessKeyId: string; secretAccessKey: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    site: TestSite;
  }
}

export const site: TestSite = inject('site');
export const { cookie } = site;

export const call = <N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<Answer> =>
  callRoute(site.origin, name, options);

/** Sends a request without the headers that a browser adds. */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${site.origin}${path}`, { redirect: 'manual', ...init });

/** Opens a page without following a redirect. */
export async function openPage(path: string, headers: Record<string, string> = {}) {
  const response = await send(path, { headers });
  const { status } = response;
  return { status, headers: response.headers, location: response.headers.get('location'), html: await response.text() };
}

export const statusOf = async (address: string): Promise<number> => (await send(address)).status;

export async function fetchMedia(address: string): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
  const response = await send(address);
  return { status: response.status, headers: response.headers, bytes: await response.bytes() };
}
