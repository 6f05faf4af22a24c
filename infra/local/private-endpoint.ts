import { createServer, type RequestListener } from 'node:http';
import { closeServer, listen } from './listen.ts';
import { S3Error } from './object-store/s3-error.ts';
import { authenticate, type Credentials } from './object-store/signature.ts';

/** True for a Host header that names this machine by its loopback address: a foreign name means DNS rebinding. */
export const isLoopbackHost = (host = ''): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);

/**
 * Lets only requests through that were signed (Signature Version 4) with the credentials, and answers 403 otherwise. Requests of web
 * pages are refused whatever they carry: those with an Origin, preflights, and those sent to another host name.
 */
export const requireSignature =
  (service: string, credentials: Credentials, handle: RequestListener): RequestListener =>
  (request, response) => {
    // The clock that signatures are checked by: the SDK sets its own after it.
    response.setHeader('date', new Date().toUTCString());
    try {
      if (request.headers.origin || request.method === 'OPTIONS' || !isLoopbackHost(request.headers.host)) {
        throw new S3Error('AccessDenied', 'Access Denied');
      }
      authenticate(request, credentials, service);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      const body = JSON.stringify({ __type: error.code, message: error.message });
      request.resume();
      return void response.writeHead(403, { 'content-type': 'application/json' }).end(body);
    }
    return handle(request, response);
  };

/** Starts an endpoint of a service on this machine that takes signed requests only. */
export async function startEndpoint(service: string, credentials: Credentials, handle: RequestListener) {
  const server = createServer(requireSignature(service, credentials, handle));
  return { endpoint: `http://127.0.0.1:${await listen(server, 0)}`, stop: () => closeServer(server) };
}
