import type { RouteName } from '@rombo/shared/contract/routes';
import { inject } from 'vitest';
import { type Answer, type CallOptions, callRoute } from './call-route.ts';

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

/** Calls a route of the suite's site; `cookie` is that of a session, as `signIn` of accounts.ts gives. */
export const call = <N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<Answer> =>
  callRoute(site.origin, name, options);

/** Sends a request as it is, with nothing that a browser adds. */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${site.origin}${path}`, { redirect: 'manual', ...init });

/** The bytes behind a site-relative address, with the answer that carries them. */
export async function fetchMedia(address: string): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
  const response = await send(address);
  return { status: response.status, headers: response.headers, bytes: await response.bytes() };
}
