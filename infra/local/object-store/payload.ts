import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';
import type { ObjectInfo } from './types.ts';

const CHUNKED = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
const CRLF = Buffer.from('\r\n');

const incomplete = () => new S3Error('IncompleteBody', 'The request body terminated unexpectedly');

/** Takes `aws-chunked` apart: length line, bytes, line end, over and over; after the empty chunk the trailers, which go to `trailers`. */
async function* unchunk(source: AsyncIterable<Buffer>, trailers: Map<string, string>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let left = 0;
  let inTrailers = false;
  for await (const received of source) {
    held = held.length > 0 ? Buffer.concat([held, received]) : received;
    for (;;) {
      if (left > 0) {
        const part = held.subarray(0, left);
        held = held.subarray(part.length);
        left -= part.length;
        if (part.length > 0) yield part;
        if (left > 0) break;
      }
      const end = held.indexOf(CRLF);
      if (end < 0) break;
      const line = held.subarray(0, end).toString();
      held = held.subarray(end + CRLF.length);
      if (inTrailers) {
        const colon = line.indexOf(':');
        if (colon > 0) trailers.set(line.slice(0, colon).toLowerCase().trim(), line.slice(colon + 1).trim());
      } else if (line !== '') {
        left = Number.parseInt(line, 16);
        if (!(left >= 0)) throw incomplete();
        inTrailers = left === 0;
      }
    }
  }
  if (left > 0 || !inTrailers) throw incomplete();
}

async function* hashed(source: AsyncIterable<Buffer>, expected: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== expected) {
    throw new S3Error(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
}

/** A request's bytes as the SDK meant them, and the check of the checksum and length that it sent with them. */
export function payloadOf(request: IncomingMessage) {
  const { headers } = request;
  const declared = String(headers['x-amz-content-sha256'] ?? '');
  const trailers = new Map<string, string>();
  if (declared.startsWith('STREAMING-') && declared !== CHUNKED) {
    throw new S3Error('NotImplemented', `Bodies sent as ${declared} are not implemented.`);
  }
  const plain = /^[0-9a-f]{64}$/.test(declared) ? hashed(request, declared) : request;
  const bytes: AsyncIterable<Buffer> = declared === CHUNKED ? unchunk(request, trailers) : plain;

  const accept = (info: ObjectInfo) => {
    const length = headers['x-amz-decoded-content-length'] ?? headers['content-length'];
    if (length !== undefined && Number(length) !== info.size) throw incomplete();
    const crc32 = trailers.get('x-amz-checksum-crc32') ?? headers['x-amz-checksum-crc32'];
    if (crc32 !== undefined && crc32 !== info.crc32) {
      throw new S3Error('BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
    }
  };
  return { bytes, accept };
}
