import type { IncomingMessage } from 'node:http';

/** A request as the distribution hands it on to whatever answers it. */
export interface ViewerRequest {
  method: string;
  /** The path as it was sent, still percent-encoded. */
  path: string;
  query: string;
  /** Names as they were sent, in their order, repeated ones included. */
  headers: [name: string, value: string][];
  viewerAddress: string;
}

/** What a visitor may not say: the distribution, the gateway or the connection says it. */
const dropped =
  /^(x-forwarded-.*|x-amzn?-.*|x-api-key|x-site-host|x-viewer-address|x-real-ip|forwarded|via|cloudfront-.*|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length|host)$/i;

function* pairs(raw: string[]): Generator<[string, string]> {
  for (let at = 0; at + 1 < raw.length; at += 2) yield [raw[at] ?? '', raw[at + 1] ?? ''];
}

/**
 * The step that runs at the edge before anything else: it states the host that the browser asked for and the visitor's address in
 * two headers that nobody else can set, because the distribution replaces Host and hides the address.
 */
export function viewerRequest(request: IncomingMessage): ViewerRequest {
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const viewerAddress = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const headers = [...pairs(request.rawHeaders)].filter(([name]) => !dropped.test(name));
  headers.push(['x-site-host', request.headers.host ?? ''], ['x-viewer-address', viewerAddress]);
  return { method: request.method ?? 'GET', path, query, headers, viewerAddress };
}
