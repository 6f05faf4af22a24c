import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { pipeline } from 'node:stream';
import { routePaths } from '@rombo/shared/contract/route-paths';
import { isLoopbackHost } from '../private-endpoint.ts';
import type { Reply } from './reply.ts';
import { addressOf } from './to-event.ts';

/** Where devices on the network send uploads: the object store listens on the loopback address. */
const UPLOADS = '/local-uploads';

const isOnNetwork = ({ headers }: IncomingMessage): boolean => !isLoopbackHost(headers.host);

/** WebKit refuses `Secure` cookies even from `http://localhost`. Chrome names WebKit too. */
const isWebKit = ({ headers: { 'user-agent': agent = '' } }: IncomingMessage): boolean =>
  agent.includes('AppleWebKit') && !agent.includes('Chrom');

const rename = (cookie: string): string => cookie.replace(/(^|; )(session|device)=/g, '$1__Host-$2=');

const withoutSecure = (cookie: string): string => cookie.replace(/^__Host-/, '').replace('; Secure', '');

/**
 * Serves a browser that takes the site's plain http for insecure. Its cookies are neither `Secure` nor called `__Host-…`; the functions
 * see and set them as on AWS. On the network it uploads files through the gateway. Returns what changes the reply.
 */
export function adaptToPlainHttp(request: IncomingMessage, uploadOrigin: string): (reply: Reply) => Reply {
  if (!isOnNetwork(request) && !isWebKit(request)) return (reply) => reply;
  const { headers, rawHeaders } = request;
  const offersUploads = isOnNetwork(request) && addressOf(request)[0] === routePaths.createUploads[1];
  if (headers.cookie) headers.cookie = rename(headers.cookie);
  request.rawHeaders = rawHeaders.flatMap((name, at) => {
    const value = rawHeaders[at + 1] ?? '';
    // The addresses of uploads are written anew, so they must not come compressed.
    if (at % 2 === 1 || (offersUploads && /^accept-encoding$/i.test(name))) return [];
    return [name, /^cookie$/i.test(name) ? rename(value) : value];
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

/** Passes an upload from the network on to the object store, which checks its policy; false for any other request. */
export function forwardUpload(request: IncomingMessage, response: ServerResponse, uploadOrigin: string): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'POST' || !url.startsWith(`${UPLOADS}/`)) return false;
  const { 'content-type': type = '', 'content-length': length = '0' } = headers;
  const options = { method, headers: { 'content-type': type, 'content-length': length } };
  const sent = send(uploadOrigin + url.slice(UPLOADS.length), options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => {});
  });
  pipeline(request, sent, (error) => error && response.destroy());
  return true;
}
