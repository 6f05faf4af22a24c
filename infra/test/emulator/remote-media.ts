import type { IncomingMessage } from 'node:http';
import { errorReply, type Reply } from '../../local/gateway/reply.ts';

const passed = ['range', 'if-range', 'if-none-match'];
const told = ['accept-ranges', 'cache-control', 'content-range', 'content-type', 'etag', 'last-modified'];

/** The distribution's way to a bucket that is deployed; nothing outside of `media/` has an address. */
export function remoteMedia({ endpoint, bucket }: { endpoint: string; bucket: string }) {
  return async (request: IncomingMessage, path: string): Promise<Reply> => {
    const headers = passed.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const answer = await fetch(`${endpoint}/${bucket}${path}`, { headers });
    if (answer.status === 403 || answer.status === 404) return errorReply('not_found');
    return {
      status: answer.status,
      headers: Object.fromEntries(
        told.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name) ?? '']] : [])),
      ),
      body: await answer.bytes(),
    };
  };
}
