import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { closeServer, listen } from './listen.ts';

/** Credentials of one start. The secret key signs requests to the local stores and upload policies; the access key is public. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const hmac = (key: string | Buffer, part: string) => createHmac('sha256', key).update(part).digest();

/** The last signing key of credentials. Deriving it for each call took 7 % of an import of 500 products. */
const lastKeys = new WeakMap<Credentials, { scope: string; key: string | Buffer }>();

/** Signature (version 4) of a text within a scope, such as a day, a region and a service. */
export function signatureOf(text: string, scope: string, credentials: Credentials): Buffer {
  const last = lastKeys.get(credentials);
  if (last?.scope === scope) return hmac(last.key, text);
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  lastKeys.set(credentials, { scope, key });
  return hmac(key, text);
}

type Signed = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Authorization header that signs method, URL and these headers, in the format of the SDK. The client vouches for the body's hash. */
export function authorizationOf(
  { method = '', url = '/', headers }: Signed,
  credentials: Credentials,
  scope = 'local',
  names = Object.keys(headers).sort().join(';'),
): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  const parameters = query?.split('&').map((part) => (part.includes('=') ? part : `${part}=`));
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`);
  const hash = headers['x-amz-content-sha256'] ?? '';
  const canonical = [method, path, parameters?.sort().join('&') ?? '', ...signed, '', names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical).toString('hex')].join('\n');
  const signature = signatureOf(text, scope, credentials).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

/** True for a loopback Host header. Any other host indicates DNS rebinding. */
export const isLoopbackHost = (host = ''): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);

/** True if the request is signed with the secret key for this host. Comparing hashes takes constant time. */
export function isSigned(request: IncomingMessage, credentials: Credentials): boolean {
  const { authorization = '' } = request.headers;
  const [, scope = '', names = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/,]+\/(\S+), SignedHeaders=(\S+), /.exec(authorization) ?? [];
  const expected = authorizationOf(request, credentials, scope, names);
  return names.split(';').includes('host') && timingSafeEqual(sha256(authorization), sha256(expected));
}

/** True for a GET whose query is signed for this host (version 4) and has not expired. */
export function isPresigned(request: Signed, credentials: Credentials, now = Date.now()): boolean {
  const { method, url = '', headers } = request;
  const query = new URLSearchParams(url.split('?')[1]);
  const [, scope = ''] = /^[^/]+\/(.+)$/.exec(query.get('X-Amz-Credential') ?? '') ?? [];
  const date = query.get('X-Amz-Date') ?? '';
  const signedAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'));
  const isOpen = signedAt + 1000 * Number(query.get('X-Amz-Expires')) > now;
  const names = query.get('X-Amz-SignedHeaders') ?? '';
  if (method !== 'GET' || !isOpen || !names.split(';').includes('host')) return false;
  const unsigned = url.replace(/&?X-Amz-Signature=[^&]*/, '');
  const unchanged = { ...headers, 'x-amz-date': date, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
  const authorization = authorizationOf({ method, url: unsigned, headers: unchanged }, credentials, scope, names);
  const expected = authorization.split('Signature=')[1] ?? '';
  return timingSafeEqual(sha256(query.get('X-Amz-Signature') ?? ''), sha256(expected));
}

/** Responds 403 to requests without a signature, and to all requests from web pages (Origin header, preflight, foreign Host). */
export const requireSignature =
  (credentials: Credentials, handle: RequestListener): RequestListener =>
  (request, response) => {
    const { method, headers } = request;
    const isFromPage = headers.origin !== undefined || method === 'OPTIONS' || !isLoopbackHost(headers.host);
    if (!isFromPage && isSigned(request, credentials)) return handle(request, response);
    request.resume();
    const body = { __type: 'UnrecognizedClientException', message: 'The security token included is invalid.' };
    return response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Starts a local service endpoint that requires signed requests. */
export async function startEndpoint(credentials: Credentials, handle: Handler) {
  const server = createServer(
    requireSignature(credentials, (request, response) => {
      Promise.resolve(handle(request, response)).catch(() => response.destroy());
    }),
  );
  return { endpoint: `http://127.0.0.1:${await listen(server, 0)}`, stop: () => closeServer(server) };
}
