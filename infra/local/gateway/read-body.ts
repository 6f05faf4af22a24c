import type { IncomingMessage } from 'node:http';
import { GatewayRefusal } from './refusal.ts';

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
