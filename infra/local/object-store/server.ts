import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { closeServer, listen } from '../listen.ts';
import { type Credentials, isLoopbackHost, isPresigned, isSigned } from '../private-endpoint.ts';
import { perform } from './operations.ts';
import { postObject } from './post-object.ts';
import { document, S3Error } from './protocol.ts';
import { openStore } from './store.ts';

interface ObjectStoreOptions {
  folder: string;
  bucket: string;
  credentials: Credentials;
  /** True if pages of this origin may upload. */
  isAllowedOrigin: (origin: string) => boolean;
  log: (line: string) => void;
  /** Called with the key of each object that a function stored. */
  stored?: ((key: string) => void) | undefined;
}

const parseTarget = (url: string, bucket: string) => {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const [, named, key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
  if (named !== bucket)
    throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', { BucketName: named ?? '' });
  try {
    return { key: decodeURIComponent(key), query: new URLSearchParams(query) };
  } catch {
    throw new S3Error('InvalidURI', "Couldn't parse the specified URI.");
  }
};

/** CORS rule of the bucket: pages of the site may POST. */
const allowOrigin = (request: IncomingMessage, response: ServerResponse, isAllowed: (origin: string) => boolean) => {
  response.setHeader('vary', 'origin, access-control-request-headers, access-control-request-method');
  const { origin } = request.headers;
  if (!origin || !isAllowed(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'etag');
  return true;
};

const preflight = (request: IncomingMessage, response: ServerResponse, allowed: boolean) => {
  if (!allowed || request.headers['access-control-request-method'] !== 'POST') {
    throw new S3Error('AccessDenied', 'CORSResponse: This CORS request is not allowed.');
  }
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.writeHead(200, { 'access-control-max-age': '3000' }).end();
};

/** Sends an error after draining the request, because a browser does not read the response while it is sending. */
async function answerError(request: IncomingMessage, response: ServerResponse, error: S3Error) {
  await finished(request.resume(), { writable: false }).catch(() => {});
  if (response.headersSent) return response.destroy();
  const { code, message, details } = error;
  const fields = { Code: code, Message: message, ...details, Resource: request.url, RequestId: randomUUID() };
  const body = request.method === 'HEAD' ? undefined : document('Error', fields);
  return response.writeHead(error.status, { 'content-type': 'application/xml' }).end(body);
}

/** Emulates S3 with one bucket: the calls that the site uses, and presigned POSTs with enforced policies, presigned GETs. */
export async function startObjectStore(options: ObjectStoreOptions) {
  const { bucket, credentials } = options;
  const store = await openStore(options.folder);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('x-amz-request-id', randomUUID());
    if (!isLoopbackHost(request.headers.host)) throw new S3Error('AccessDenied');
    const allowed = allowOrigin(request, response, options.isAllowedOrigin);
    if (request.method === 'OPTIONS') return preflight(request, response, allowed);
    if (request.headers.origin && !allowed) throw new S3Error('AccessDenied');
    const { key, query } = parseTarget(request.url ?? '', bucket);
    const form = request.headers['content-type']?.startsWith('multipart/form-data');
    if (request.method === 'POST' && !key && form) {
      const stored = await postObject(request, bucket, store, credentials);
      const location = `http://${request.headers.host}/${bucket}/${encodeURIComponent(stored.key)}`;
      // Like S3 without `success_action_status`.
      return response.writeHead(204, { etag: `"${stored.etag}"`, location }).end();
    }
    if (!isSigned(request, credentials) && !isPresigned(request, credentials)) throw new S3Error('AccessDenied');
    await perform({ store, bucket, key, query, request, response });
    if (request.method === 'PUT') options.stored?.(key);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!(error instanceof S3Error) && !request.destroyed) options.log(`object store: ${error?.stack ?? error}`);
      const known =
        error instanceof S3Error ? error : new S3Error('InternalError', 'We encountered an internal error.');
      return answerError(request, response, known);
    });
  });
  const port = await listen(server, 0);
  return { origin: `http://127.0.0.1:${port}`, open: store.open, stop: () => closeServer(server) };
}
