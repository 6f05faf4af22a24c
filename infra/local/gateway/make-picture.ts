import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createInvoker } from './invoke.ts';
import type { Reply } from './reply.ts';

/** What the function has on AWS; on one machine a page's pictures wait for each other besides. */
const TIMEOUT = 60_000;

/** What the edge asks for a picture that the bucket does not have: `transform-image`, by the event of a function's own address. */
export function createPictureMaker(dist: string) {
  const invoke = createInvoker({ dist, timeout: TIMEOUT });
  return async ({ method = 'GET' }: IncomingMessage, path: string): Promise<Reply> => {
    const requestContext = { http: { method, path } };
    const event = { version: '2.0', rawPath: path, rawQueryString: '', headers: {}, requestContext };
    const result = (await invoke('transform-image', event)) as APIGatewayProxyStructuredResultV2;
    const { statusCode = 200, headers = {}, body = '', isBase64Encoded = false } = result;
    const told = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return {
      status: statusCode,
      headers: Object.fromEntries(told),
      body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
    };
  };
}
