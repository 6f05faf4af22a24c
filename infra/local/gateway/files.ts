import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, relative, resolve, sep } from 'node:path';
import { fileHeaders, isCompressible } from '../../stacks/edge/file-headers.ts';
import { parseRange } from '../object-store/operations.ts';
import type { OpenObject } from '../object-store/store.ts';
import { compressReply, errorReply, type Reply } from './reply.ts';

const orMissing = async <T>(promise: Promise<T>): Promise<T | undefined> =>
  promise.catch((error) => {
    if (/^(ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(error.code)) return undefined;
    throw error;
  });

/** Resolves a decoded path. Undefined if it is malformed or outside the folder. */
const locate = (root: string, path: string): string | undefined => {
  if (/[\0\\]/.test(path) || path.endsWith('/')) return undefined;
  const file = join(root, path);
  return file.startsWith(resolve(root) + sep) ? file : undefined;
};

/** Serves the web build with the headers of the bucket, compressed if the browser accepts it. The build writes `.br` and `.gz` files. */
export function createStaticFiles(root: string) {
  return async (path: string, acceptEncoding?: string): Promise<Reply | undefined> => {
    const file = locate(root, decodeURIComponent(path));
    if (!file) return undefined;
    const found = await orMissing(stat(file));
    if (!found?.isFile()) return undefined;
    const body = await readFile(file);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const stored = fileHeaders(relative(root, file));
    const reply: Reply = { status: 200, headers: { ...stored, etag: `"${hash}"` }, body };
    if (!isCompressible(stored['content-type'])) return reply;
    const compressed = await compressReply(reply, acceptEncoding, (encoding) =>
      orMissing(readFile(file + (encoding === 'br' ? '.br' : '.gz'))),
    );
    if (compressed.headers['content-encoding']) compressed.headers.etag = `W/"${hash}"`;
    return compressed;
  };
}

export type OpenKey = (key: string) => Promise<OpenObject | undefined>;

/** Serves objects under `media/`. All other objects are a 404. */
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
