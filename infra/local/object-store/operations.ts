import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { document, S3Error, textsOf } from './protocol.ts';
import type { ObjectInfo, OpenObject, Store } from './store.ts';

interface Call {
  store: Store;
  bucket: string;
  key: string;
  query: URLSearchParams;
  request: IncomingMessage;
  response: ServerResponse;
}

const XML = { 'content-type': 'application/xml' };

const stored =
  /^(content-type|cache-control|content-disposition|content-encoding|content-language|expires|x-amz-meta-.*)$/;

/** Filters the headers or form fields that S3 stores with an object. Names are in lower case. */
export const storedHeaders = (given: Record<string, string | string[] | undefined>): Record<string, string> => ({
  'content-type': 'binary/octet-stream',
  ...Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      stored.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  ),
});

/** Parses a Range header: first and last byte, 'unsatisfiable', or undefined for the whole object, also if the syntax is unknown. */
export function parseRange(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return undefined;
  return start >= size || (!first && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}

async function openObject(store: Store, key: string): Promise<OpenObject> {
  const object = await store.open(key);
  if (!object) throw new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: key });
  return object;
}

const headersOf = (info: ObjectInfo) => ({
  ...info.headers,
  etag: `"${info.etag}"`,
  'last-modified': new Date(info.modified).toUTCString(),
  'accept-ranges': 'bytes',
  'content-length': String(info.size),
});

async function putObject({ store, key, request, response }: Call) {
  // Chunked encodings are not needed: the site's clients send checksums only if S3 requires them.
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  if (payload.startsWith('STREAMING-')) throw new S3Error('NotImplemented', `${payload} bodies are not implemented.`);
  const { etag } = await store.put(key, storedHeaders(request.headers), request);
  response.writeHead(200, { etag: `"${etag}"` }).end();
}

async function copyObject({ store, bucket, key, request, response }: Call) {
  const source = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '');
  if (!source.startsWith(`${bucket}/`)) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist');
  const object = await openObject(store, source.slice(bucket.length + 1));
  const expected = request.headers['x-amz-copy-source-if-match'];
  if (expected !== undefined && String(expected).replaceAll('"', '') !== object.info.etag) {
    await object.close();
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  }
  const isReplaced = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  const headers = isReplaced ? storedHeaders(request.headers) : object.info.headers;
  const { modified, etag } = await store.put(key, headers, object.stream());
  const result = { LastModified: new Date(modified).toISOString(), ETag: `"${etag}"` };
  response.writeHead(200, XML).end(document('CopyObjectResult', result));
}

async function getObject({ store, key, request, response }: Call) {
  const object = await openObject(store, key);
  const { info } = object;
  const range = parseRange(request.headers.range, info.size);
  if (range === 'unsatisfiable') {
    await object.close();
    throw new S3Error('InvalidRange', 'The requested range is not satisfiable', { ActualObjectSize: info.size });
  }
  const part = range && {
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${info.size}`,
  };
  // A pipeline into a closed response would leave the file open.
  if (response.destroyed) return object.close();
  response.writeHead(range ? 206 : 200, { ...headersOf(info), ...part });
  await pipeline(object.stream(range), response);
}

async function deleteObject({ store, key, response }: Call) {
  await store.remove(key);
  response.writeHead(204).end();
}

async function deleteObjects({ store, request, response }: Call) {
  const xml = await text(request);
  const keys = textsOf(xml, 'Key');
  for (const key of keys) await store.remove(key);
  const Deleted = xml.includes('<Quiet>true</Quiet>') ? [] : keys.map((Key) => ({ Key }));
  response.writeHead(200, XML).end(document('DeleteResult', { Deleted }));
}

/** Lists the keys of a prefix, at most 1,000 per page. */
async function listObjects({ store, bucket, query, response }: Call) {
  const prefix = query.get('prefix') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const token = query.get('continuation-token');
  const after = Buffer.from(token ?? '', 'base64url');
  const rest = (await store.list()).filter(
    ({ key }) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), after) > 0,
  );
  const page = rest.slice(0, limit);
  const isTruncated = rest.length > page.length;
  const result = {
    Name: bucket,
    Prefix: prefix,
    KeyCount: page.length,
    MaxKeys: limit,
    IsTruncated: isTruncated,
    NextContinuationToken: isTruncated ? Buffer.from(page.at(-1)?.key ?? '').toString('base64url') : undefined,
    Contents: page.map(({ key, modified, etag, size }) => ({
      Key: key,
      LastModified: new Date(modified).toISOString(),
      ETag: `"${etag}"`,
      Size: size,
      StorageClass: 'STANDARD',
    })),
  };
  response.writeHead(200, XML).end(document('ListBucketResult', result));
}

/** Handles the S3 calls that the site uses. Others are a 501. */
export async function perform(call: Call): Promise<void> {
  const { method } = call.request;
  const { key, query } = call;
  if (key && method === 'PUT') return 'x-amz-copy-source' in call.request.headers ? copyObject(call) : putObject(call);
  if (key && method === 'GET') return getObject(call);
  if (key && method === 'DELETE') return deleteObject(call);
  if (!key && method === 'POST' && query.has('delete')) return deleteObjects(call);
  if (!key && method === 'GET' && query.get('list-type') === '2') return listObjects(call);
  throw new S3Error('NotImplemented', `${method} ${key ? 'on an object' : 'on the bucket'} is not implemented here.`);
}
