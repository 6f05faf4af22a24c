import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createInvoker } from './invoke.ts';
import type { Reply } from './reply.ts';

/** Timeout of the function on AWS; locally the pictures of a page also wait for each other. */
const TIMEOUT = 60_000;

/** Invokes `transform-image` with a function URL event, as the edge does for a variant that the bucket lacks. */
export function createPictureMaker(dist: string) {
  const invoke = createInvoker({ dist, timeout: TIMEOUT });
  return async ({ method = 'GET' }: IncomingMessage, path: string): Promise<Reply> => {
    const requestContext = { http: { method, path } };
    const event = { version: '2.0', rawPath: path, rawQueryString: '', headers: {}, requestContext };
    const result = (await invoke('transform-image', event)) as APIGatewayProxyStructuredResultV2;
    const { statusCode = 200, headers = {}, body = '', isBase64Encoded = false } = result;
    const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return {
      status: statusCode,
      headers: Object.fromEntries(entries),
      body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
    };
  };
}
