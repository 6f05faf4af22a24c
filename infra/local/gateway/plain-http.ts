import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { pipeline } from 'node:stream';
import { routePaths } from '@rombo/shared/contract/route-paths';
import { isLoopbackHost } from '../private-endpoint.ts';
import type { Reply } from './reply.ts';
import { addressOf, headersOf } from './to-event.ts';

/** Path of presigned requests from devices on the network. The object store itself listens only on the loopback address. */
const STORE = '/local-store';

const isOnNetwork = ({ headers }: IncomingMessage): boolean => !isLoopbackHost(headers.host);

/** WebKit rejects `Secure` cookies even from `http://localhost`. Chrome's user agent also contains `AppleWebKit`. */
const isWebKit = ({ headers: { 'user-agent': agent = '' } }: IncomingMessage): boolean =>
  agent.includes('AppleWebKit') && !agent.includes('Chrom');

const withHostPrefix = (cookie: string): string => cookie.replace(/(^|; )(session|device)=/g, '$1__Host-$2=');

const withoutSecure = (cookie: string): string => cookie.replace(/^__Host-/, '').replace('; Secure', '');

/**
 * Adapts a request from a browser that treats plain http as insecure. Its cookies have no `Secure` and no `__Host-` prefix; functions see
 * and set them as on AWS. Devices on the network reach the object store through the gateway. Returns a function that adapts the reply.
 */
export function adaptToPlainHttp(request: IncomingMessage, uploadOrigin: string): (reply: Reply) => Reply {
  if (!isOnNetwork(request) && !isWebKit(request)) return (reply) => reply;
  const { headers } = request;
  const offersUploads = isOnNetwork(request) && addressOf(request)[0] === routePaths.createUploads[1];
  if (headers.cookie) headers.cookie = withHostPrefix(headers.cookie);
  request.rawHeaders = headersOf(request).flatMap(([name, value]) => {
    // Upload URLs are rewritten, so the response must not be compressed.
    if (offersUploads && /^accept-encoding$/i.test(name)) return [];
    return [name, /^cookie$/i.test(name) ? withHostPrefix(value) : value];
  });
  const network = `http://${headers.host}${STORE}`;
  return (reply) => {
    const { 'set-cookie': cookies, ...others } = reply.headers;
    const { location } = others;
    const headers = {
      ...others,
      ...(cookies && { 'set-cookie': [cookies].flat().map(withoutSecure) }),
      ...(location && isOnNetwork(request) && { location: String(location).replace(uploadOrigin, network) }),
    };
    if (!offersUploads || !(reply.body instanceof Uint8Array)) return { ...reply, headers };
    const text = Buffer.from(reply.body).toString();
    return { ...reply, headers, body: Buffer.from(text.replaceAll(uploadOrigin, network)) };
  };
}

/**
 * Forwards an upload or a download from the network to the object store, which checks its signature. Returns false for other requests. An
 * upload requires a length, as S3 does: a body without one, which the new request would not frame, could hold a whole second request.
 */
export function forwardToStore(request: IncomingMessage, response: ServerResponse, uploadOrigin: string): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'POST' && method !== 'GET') || !url.startsWith(`${STORE}/`)) return false;
  const { 'content-type': type = '', 'content-length': length } = headers;
  if (method === 'POST' && length === undefined) {
    request.resume();
    response.writeHead(411, { connection: 'close' }).end();
    return true;
  }
  const options = { method, ...(method === 'POST' && { headers: { 'content-type': type, 'content-length': length } }) };
  const sent = send(uploadOrigin + url.slice(STORE.length), options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => {});
  });
  if (method === 'GET') sent.on('error', () => response.destroy()).end();
  else pipeline(request, sent, (error) => error && response.destroy());
  return true;
}
