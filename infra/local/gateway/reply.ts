import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { OWN_HEADER } from '../../stacks/edge/behaviours.ts';

/** Thrown if the gateway refuses what AWS would refuse. `reason` is only logged; the client gets code and status. */
export class GatewayRefusal extends Error {
  readonly code: ErrorCode;
  readonly status: number | undefined;

  constructor(code: ErrorCode, reason: string, status?: number) {
    super(reason);
    this.code = code;
    this.status = status;
  }
}

/** A response. A body is in memory, or a stream with its length in the headers. */
export interface Reply {
  status: number;
  headers: Record<string, string | string[]>;
  body?: Uint8Array | Readable;
}

/** An error response of the gateway, in the shape of the API. `status` overrides the usual status of the code. */
export const errorReply = (code: ErrorCode, status: number = errors[code].status): Reply & { body: Buffer } => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify({ code, message: errors[code].message })),
});

const strip = (tag: string) => tag.trim().replace(/^W\//, '');

const isFresh = (request: IncomingMessage, reply: Reply): boolean => {
  const { etag, 'last-modified': modified } = reply.headers;
  const { 'if-none-match': known, 'if-modified-since': since } = request.headers;
  if (reply.status !== 200) return false;
  if (known === undefined)
    return typeof modified === 'string' && since !== undefined && Date.parse(modified) <= Date.parse(since);
  if (typeof etag !== 'string') return false;
  return known.trim() === '*' || known.split(',').some((tag) => strip(tag) === strip(etag));
};

/**
 * Writes a reply as the distribution does: 304 for a known ETag or an unmodified file, no body for HEAD, and the headers of the behaviour.
 * Closes a body that is not sent, also if the client has left.
 */
export function writeReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  responseHeaders: Record<string, string>,
): void {
  const fresh = (request.method === 'GET' || request.method === 'HEAD') && isFresh(request, reply);
  const body = fresh || request.method === 'HEAD' || response.destroyed ? undefined : reply.body;
  const unread = reply.body !== body && reply.body && !(reply.body instanceof Uint8Array) ? reply.body : undefined;
  unread?.destroy();
  if (response.destroyed) return;

  const own = reply.headers[OWN_HEADER];
  const headers: Reply['headers'] = { ...reply.headers, ...responseHeaders, ...(own && { [OWN_HEADER]: own }) };
  if (reply.body instanceof Uint8Array) headers['content-length'] = String(reply.body.byteLength);
  else if (!reply.body && reply.status !== 204) headers['content-length'] ??= '0';
  if (fresh) for (const name of ['content-length', 'content-type', 'content-encoding']) delete headers[name];
  response.writeHead(fresh ? 304 : reply.status, headers);

  if (!body || body instanceof Uint8Array) response.end(body);
  else pipeline(body, response, () => {});
}

/** The distribution does not compress smaller bodies, in bytes. */
const MIN_COMPRESSED_BYTES = 1000;

const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof compressors;

/** Returns the first supported encoding that the browser accepts. */
export const chooseEncoding = (accept = ''): Encoding | undefined => {
  const accepted = accept.split(',').map((entry) => entry.trim().split(/\s*;\s*q=/));
  return (['br', 'gzip'] as const).find((ours) => accepted.some(([name, q]) => name === ours && Number(q ?? 1) > 0));
};

/** Compresses a reply as the distribution does. `find` may return a precompressed body. */
export async function compressReply(
  reply: Reply,
  accept: string | string[] | undefined,
  find: (encoding: Encoding) => Promise<Uint8Array | undefined> = async () => undefined,
): Promise<Reply> {
  const { body } = reply;
  if (!(body instanceof Uint8Array) || body.byteLength < MIN_COMPRESSED_BYTES) return reply;
  const encoding = chooseEncoding(String(accept ?? ''));
  const vary = [reply.headers.vary ?? [], 'accept-encoding'].flat().join(', ');
  const headers: Reply['headers'] = { ...reply.headers, vary };
  if (!encoding) return { ...reply, headers };
  const bytes = (await find(encoding)) ?? (await compressors[encoding](body));
  return { ...reply, headers: { ...headers, 'content-encoding': encoding }, body: bytes };
}
