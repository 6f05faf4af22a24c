import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends a request with custom Host and Origin headers, which fetch does not allow. With a `body`, it is a POST. */
export function send(address: string, headers: Record<string, string>, body = '', method = body ? 'POST' : 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: IncomingHttpHeaders;
    body: string;
  }>();
  const sent = request(address, { method, headers }, async (answer) =>
    resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
  );
  sent.on('error', reject).end(body);
  return promise;
}
