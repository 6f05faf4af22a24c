import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { closeServer, listen } from './listen.ts';

/** Keys of one start. The access key admits requests to the local stores; the secret one signs upload policies. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** True for a Host header that names this machine by its loopback address: a foreign name means DNS rebinding. */
export const isLoopbackHost = (host = ''): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);

/** True for a request that carries the access key, as the SDK sends it. Hashes make the comparison independent of length and content. */
export function hasKey({ headers: { authorization = '' } }: IncomingMessage, { accessKeyId }: Credentials): boolean {
  const [, given = ''] = /^AWS4-HMAC-SHA256 Credential=([^/\s]+)\//.exec(authorization) ?? [];
  return timingSafeEqual(sha256(given), sha256(accessKeyId));
}

/** An Authorization header with the access key; its signature is not checked. */
export const authorizationOf = ({ accessKeyId }: Credentials) =>
  `AWS4-HMAC-SHA256 Credential=${accessKeyId}/local, SignedHeaders=host, Signature=0`;

/** Answers 403 to requests without the key, and to those of web pages (Origin, preflights, foreign Host) even if they have it. */
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

/** Starts an endpoint of a service on this machine that requires the key. */
export async function startEndpoint(credentials: Credentials, handle: Handler) {
  const server = createServer(
    requireKey(credentials, (request, response) => {
      Promise.resolve(handle(request, response)).catch(() => response.destroy());
    }),
  );
  return { endpoint: `http://127.0.0.1:${await listen(server, 0)}`, stop: () => closeServer(server) };
}
