import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { closeServer, listen } from './listen.ts';

/** Credentials of one start. The access key authorizes requests to the local stores; the secret key signs upload policies. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** True for a loopback Host header. Any other host indicates DNS rebinding. */
export const isLoopbackHost = (host = ''): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);

/** True if the request has the access key, in the format of the SDK. Comparing hashes takes constant time. */
export function hasKey({ headers: { authorization = '' } }: IncomingMessage, { accessKeyId }: Credentials): boolean {
  const [, given = ''] = /^AWS4-HMAC-SHA256 Credential=([^/\s]+)\//.exec(authorization) ?? [];
  return timingSafeEqual(sha256(given), sha256(accessKeyId));
}

/** Authorization header with the access key. The signature is not checked. */
export const authorizationOf = ({ accessKeyId }: Credentials) =>
  `AWS4-HMAC-SHA256 Credential=${accessKeyId}/local, SignedHeaders=host, Signature=0`;

/** Responds 403 to requests without the key, and to all requests from web pages (Origin header, preflight, foreign Host). */
export const requireKey =
  (credentials: Credentials, handle: RequestListener): RequestListener =>
  (request, response) => {
    const { method, headers } = request;
    const isFromPage = headers.origin !== undefined || method === 'OPTIONS' || !isLoopbackHost(headers.host);
    if (!isFromPage && hasKey(request, credentials)) return handle(request, response);
    request.resume();
    const body = { __type: 'UnrecognizedClientException', message: 'The security token included is invalid.' };
    return response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Starts a local service endpoint that requires the key. */
export async function startEndpoint(credentials: Credentials, handle: Handler) {
  const server = createServer(
    requireKey(credentials, (request, response) => {
      Promise.resolve(handle(request, response)).catch(() => response.destroy());
    }),
  );
  return { endpoint: `http://127.0.0.1:${await listen(server, 0)}`, stop: () => closeServer(server) };
}
