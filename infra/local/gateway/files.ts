import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, relative, resolve, sep } from 'node:path';
import { fileHeaders, isCompressible } from '../../deploy/file-headers.ts';
import { parseRange } from '../object-store/operations.ts';
import type { OpenObject } from '../object-store/store.ts';
import { chooseEncoding, compressors, type Encoding, errorReply, type Reply, WORTH_COMPRESSING } from './reply.ts';

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

interface Served {
  changed: number;
  hash: string;
  encoded: Map<Encoding, Buffer>;
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code));

const orMissing = async <T>(promise: Promise<T>): Promise<T | undefined> =>
  promise.catch((error) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** The file of a folder that a decoded path names; undefined for what lies outside it or has no business in an address. */
const locate = (root: string, path: string): string | undefined => {
  if (/[\0\\]/.test(path) || path.endsWith('/')) return undefined;
  const file = join(root, path);
  return file.startsWith(resolve(root) + sep) ? file : undefined;
};

/** Serves the files of the built site with the headers of the bucket, compressed when the browser takes it: a `.br` or `.gz` beside the file, or made once and kept. */
export function createStaticFiles(root: string) {
  const served = new Map<string, Served>();

  const compress = async (file: string, bytes: Buffer, encoding: Encoding, entry: Served) => {
    const kept = entry.encoded.get(encoding);
    if (kept) return kept;
    const made = (await orMissing(readFile(file + extensions[encoding]))) ?? (await compressors[encoding](bytes));
    entry.encoded.set(encoding, made);
    return made;
  };

  const entryOf = (file: string, changed: number, bytes: Buffer): Served => {
    const kept = served.get(file);
    if (kept?.changed === changed) return kept;
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const entry = { changed, hash, encoded: new Map() };
    served.set(file, entry);
    return entry;
  };

  return async (path: string, acceptEncoding?: string): Promise<Reply | undefined> => {
    const file = locate(root, decodeURIComponent(path));
    const found = file === undefined ? undefined : await orMissing(stat(file));
    if (!file || !found?.isFile()) return undefined;
    const bytes = await readFile(file);

    const entry = entryOf(file, found.mtimeMs, bytes);
    const stored = fileHeaders(relative(root, file));
    const headers: Reply['headers'] = { ...stored, etag: `"${entry.hash}"` };
    if (!isCompressible(stored['content-type']) || bytes.length < WORTH_COMPRESSING)
      return { status: 200, headers, body: bytes };

    headers.vary = 'accept-encoding';
    const encoding = chooseEncoding(acceptEncoding);
    if (!encoding) return { status: 200, headers, body: bytes };
    headers['content-encoding'] = encoding;
    headers.etag = `W/"${entry.hash}"`;
    return { status: 200, headers, body: await compress(file, bytes, encoding, entry) };
  };
}

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
