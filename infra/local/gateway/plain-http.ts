import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { pipeline } from 'node:stream';
import { routePaths } from '@rombo/shared/contract/route-paths';
import { isLoopbackHost } from '../private-endpoint.ts';
import type { Reply } from './reply.ts';
import { addressOf, headersOf } from './to-event.ts';

/** Upload path for devices on the network. The object store itself listens only on the loopback address. */
const UPLOADS = '/local-uploads';

const isOnNetwork = ({ headers }: IncomingMessage): boolean => !isLoopbackHost(headers.host);

/** WebKit rejects `Secure` cookies even from `http://localhost`. Chrome's user agent also contains `AppleWebKit`. */
const isWebKit = ({ headers: { 'user-agent': agent = '' } }: IncomingMessage): boolean =>
  agent.includes('AppleWebKit') && !agent.includes('Chrom');

const withHostPrefix = (cookie: string): string => cookie.replace(/(^|; )(session|device)=/g, '$1__Host-$2=');

const withoutSecure = (cookie: string): string => cookie.replace(/^__Host-/, '').replace('; Secure', '');

/**
 * Adapts a request from a browser that treats plain http as insecure. Its cookies have no `Secure` and no `__Host-` prefix; functions see
 * and set them as on AWS. Devices on the network upload through the gateway. Returns a function that adapts the reply.
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
  const network = `http://${headers.host}${UPLOADS}`;
  return (reply) => {
    const { 'set-cookie': cookies, ...others } = reply.headers;
    const headers = { ...others, ...(cookies && { 'set-cookie': [cookies].flat().map(withoutSecure) }) };
    if (!offersUploads || !(reply.body instanceof Uint8Array)) return { ...reply, headers };
    const text = Buffer.from(reply.body).toString();
    return { ...reply, headers, body: Buffer.from(text.replaceAll(uploadOrigin, network)) };
  };
}

/**
 * Forwards an upload from the network to the object store, which checks its policy. Returns false for other requests. Requires a length, as
 * S3 does: a body without one, which the new request would not frame, could hold a whole second request.
 */
export function forwardUpload(request: IncomingMessage, response: ServerResponse, uploadOrigin: string): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'POST' || !url.startsWith(`${UPLOADS}/`)) return false;
  const { 'content-type': type = '', 'content-length': length } = headers;
  if (length === undefined) {
    request.resume();
    response.writeHead(411, { connection: 'close' }).end();
    return true;
  }
  const options = { method, headers: { 'content-type': type, 'content-length': length } };
  const sent = send(uploadOrigin + url.slice(UPLOADS.length), options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => {});
  });
  pipeline(request, sent, (error) => error && response.destroy());
  return true;
}
