import type { IncomingMessage } from 'node:http';
import { GatewayRefusal } from './reply.ts';

/** An address of the distribution, which is the only visitor that the origins see. */
export const EDGE_ADDRESS = '130.176.0.1';

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

/** The path and the query of a request, both still percent-encoded. */
export function addressOf({ url = '/' }: Pick<IncomingMessage, 'url'>): [path: string, query: string] {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  return [path, query];
}

/** The request that the edge lets through, for its origin: the distribution replaces Host. */
export function viewerRequest(request: IncomingMessage): ViewerRequest {
  const [path, query] = addressOf(request);
  const { rawHeaders: raw } = request;
  const headers = raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
  return {
    method: request.method ?? 'GET',
    path,
    query,
    headers: headers.filter(([name]) => name.toLowerCase() !== 'host'),
    viewerAddress: String(request.headers['x-viewer-address'] ?? ''),
  };
}

/** API Gateway's own limit of a body: 10 MB. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Bytes of a refused body that are still read, so that a browser that is sending receives the refusal. */
const DRAINED_BYTES = 256 * 1024 * 1024;

/** The body of a request, of at most 10 MB; of a larger one the rest is read and thrown away, then it is refused. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > DRAINED_BYTES) break;
  }
  if (bytes > MAX_BODY_BYTES) throw new GatewayRefusal('payload_too_large', `a body of ${bytes} bytes`);
  return Buffer.concat(chunks);
}
