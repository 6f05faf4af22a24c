import type { IncomingMessage } from 'node:http';
import { parseRange } from '../object-store/operations.ts';
import type { OpenObject } from '../object-store/store.ts';
import { errorReply, type Reply } from './reply.ts';

/** Opens an object of the bucket by its key. */
export type OpenKey = (key: string) => Promise<OpenObject | undefined>;

/** Objects under `media/`, as the distribution serves them from the bucket; nothing else of the bucket has an address. */
export function createMedia(open: OpenKey) {
  return async (request: IncomingMessage, path: string): Promise<Reply> => {
    const key = decodeURIComponent(path).slice(1);
    const outside = !key.startsWith('media/') || key.split('/').some((part) => part === '..' || part === '.');
    const object = outside ? undefined : await open(key);
    if (!object) return errorReply('not_found');

    const { info } = object;
    const headers: Reply['headers'] = {
      'content-type': 'application/octet-stream',
      'content-disposition': 'inline',
      ...info.headers,
      etag: `"${info.etag}"`,
      'last-modified': new Date(info.modified).toUTCString(),
      'accept-ranges': 'bytes',
    };
    const ifRange = request.headers['if-range'];
    const range = ifRange && ifRange !== headers.etag ? undefined : parseRange(request.headers.range, info.size);
    if (range === 'unsatisfiable') {
      await object.close();
      return { status: 416, headers: { 'content-range': `bytes */${info.size}` } };
    }
    if (!range)
      return { status: 200, headers: { ...headers, 'content-length': String(info.size) }, body: object.stream() };
    headers['content-range'] = `bytes ${range.start}-${range.end}/${info.size}`;
    headers['content-length'] = String(range.end - range.start + 1);
    return { status: 206, headers, body: object.stream(range) };
  };
}
