import { pipeline } from 'node:stream/promises';
import { deleteObjects, listObjects } from './bucket-operations.ts';
import { type Call, XML } from './call.ts';
import { payloadOf } from './payload.ts';
import { parseRange } from './range.ts';
import { S3Error } from './s3-error.ts';
import type { Store } from './store.ts';
import { storedHeaders } from './stored-headers.ts';
import type { ObjectInfo, OpenObject } from './types.ts';
import { copyResultXml } from './xml.ts';

const opened = async (store: Store, key: string): Promise<OpenObject> => {
  const object = await store.open(key);
  if (!object) throw new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: key });
  return object;
};

const headersOf = (info: ObjectInfo) => ({
  ...info.headers,
  etag: `"${info.etag}"`,
  'last-modified': new Date(info.modified).toUTCString(),
  'accept-ranges': 'bytes',
  'content-length': String(info.size),
});

async function putObject({ store, key, request, response }: Call) {
  const { bytes, accept } = payloadOf(request);
  const info = await store.put(key, storedHeaders(request.headers), bytes, accept);
  response.writeHead(200, { etag: `"${info.etag}"`, 'x-amz-checksum-crc32': info.crc32 }).end();
}

async function copyObject({ store, bucket, key, request, response }: Call) {
  const source = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '');
  if (!source.startsWith(`${bucket}/`)) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist');
  const object = await opened(store, source.slice(bucket.length + 1));
  const wanted = request.headers['x-amz-copy-source-if-match'];
  if (wanted !== undefined && String(wanted).replaceAll('"', '') !== object.info.etag) {
    await object.close();
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  }
  const replaced = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  const headers = replaced ? storedHeaders(request.headers) : object.info.headers;
  const info = await store.put(key, headers, object.stream());
  response.writeHead(200, XML).end(copyResultXml(info));
}

async function getObject({ store, key, request, response }: Call) {
  const object = await opened(store, key);
  const { info } = object;
  const range = parseRange(request.headers.range, info.size);
  if (range === 'unsatisfiable') {
    await object.close();
    throw new S3Error('InvalidRange', 'The requested range is not satisfiable', { ActualObjectSize: info.size });
  }
  if (range) {
    const length = String(range.end - range.start + 1);
    const part = { 'content-length': length, 'content-range': `bytes ${range.start}-${range.end}/${info.size}` };
    response.writeHead(206, { ...headersOf(info), ...part });
  } else {
    response.writeHead(200, { ...headersOf(info), 'x-amz-checksum-crc32': info.crc32 });
  }
  await pipeline(object.stream(range), response);
}

async function headObject({ store, key, response }: Call) {
  const object = await store.open(key);
  await object?.close();
  response.writeHead(object ? 200 : 404, object ? headersOf(object.info) : {}).end();
}

async function deleteObject({ store, key, response }: Call) {
  await store.remove(key);
  response.writeHead(204).end();
}

/** Answers one of the calls that the site makes of S3; any other is refused. */
export async function perform(call: Call): Promise<void> {
  const { method } = call.request;
  const { key, query } = call;
  if (key && method === 'PUT') return 'x-amz-copy-source' in call.request.headers ? copyObject(call) : putObject(call);
  if (key && method === 'GET') return getObject(call);
  if (key && method === 'HEAD') return headObject(call);
  if (key && method === 'DELETE') return deleteObject(call);
  if (!key && method === 'POST' && query.has('delete')) return deleteObjects(call);
  if (!key && method === 'GET' && query.get('list-type') === '2') return listObjects(call);
  throw new S3Error('NotImplemented', `${method} ${key ? 'on an object' : 'on the bucket'} is not implemented here.`);
}
