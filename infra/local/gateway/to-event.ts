import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { routes } from '@rombo/shared/contract/routes';
import type { APIGatewayProxyEvent, APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Match } from './api.ts';
import { GatewayRefusal } from './reply.ts';

/** An IP address of the distribution, the only client that origins see. */
const EDGE_ADDRESS = '130.176.0.1';

/** A request as the distribution forwards it. */
export interface ViewerRequest {
  method: string;
  /** Still percent-encoded. */
  path: string;
  query: string;
  /** With original names and order, including repeated headers. */
  headers: [name: string, value: string][];
  viewerAddress: string;
}

/** Returns path and query of a request, both still percent-encoded. */
export function addressOf({ url = '/' }: Pick<IncomingMessage, 'url'>): [path: string, query: string] {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  return [path, query];
}

/** Returns the headers of a request with original names and order, including repeated ones. */
export const headersOf = ({ rawHeaders: raw }: IncomingMessage): [name: string, value: string][] =>
  raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));

/** Converts a request to the form for the origin. The distribution replaces Host. */
export function viewerRequest(request: IncomingMessage): ViewerRequest {
  const [path, query] = addressOf(request);
  return {
    method: request.method ?? 'GET',
    path,
    query,
    headers: headersOf(request).filter(([name]) => name.toLowerCase() !== 'host'),
    viewerAddress: String(request.headers['x-viewer-address'] ?? ''),
  };
}

/** API Gateway's limit of a body: 10 MB. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Maximum bytes to drain of a refused body: a browser does not read the response while it is sending. */
const DRAINED_BYTES = 256 * 1024 * 1024;

/** Reads a body of at most 10 MB; drains and refuses a larger one. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > DRAINED_BYTES) break;
  }
  if (bytes > MAX_BODY_BYTES) throw new GatewayRefusal('payload_too_large', `a body of ${bytes} bytes`);
  return Buffer.concat(chunks);
}

/** Lambda's limit of an event and of a result as JSON, in bytes. */
export const LAMBDA_PAYLOAD_BYTES = 6_291_556;

const API_HOST = 'local.execute-api.eu-south-1.amazonaws.com';

/** Step 1: builds the event of API Gateway (REST API, proxy integration, all media types binary), with the fields that functions read. */
export function toEvent(request: ViewerRequest, match: Match, body: Buffer): APIGatewayProxyEvent {
  const { method, path } = request;
  const resource = routes[match.name].path;
  // Of repeated headers and parameters the last value, which is all that functions read.
  const headers = Object.fromEntries([
    ...request.headers,
    ['Host', API_HOST],
    ['Via', '2.0 local.cloudfront.net (CloudFront)'],
    ['X-Forwarded-For', `${request.viewerAddress}, ${EDGE_ADDRESS}`],
    ['X-Forwarded-Port', '443'],
    ['X-Forwarded-Proto', 'https'],
  ]);
  const query = Object.fromEntries(new URLSearchParams(request.query));
  const event: APIGatewayProxyEvent = {
    resource,
    path,
    httpMethod: method,
    headers,
    multiValueHeaders: {},
    queryStringParameters: Object.keys(query).length > 0 ? query : null,
    multiValueQueryStringParameters: null,
    pathParameters: Object.keys(match.parameters).length > 0 ? match.parameters : null,
    stageVariables: null,
    requestContext: { requestId: randomUUID() } as APIGatewayProxyEvent['requestContext'],
    body: body.length > 0 ? body.toString('base64') : null,
    isBase64Encoded: body.length > 0,
  };
  const text = JSON.stringify(event);
  if (Buffer.byteLength(text) > LAMBDA_PAYLOAD_BYTES) {
    throw new GatewayRefusal('payload_too_large', `${method} ${path}: the event is larger than a function takes`);
  }
  return JSON.parse(text);
}

/** Builds the event of a function URL, with the fields that the functions read. */
export function toPageEvent({ method, path, query, headers }: ViewerRequest): APIGatewayProxyEventV2 {
  const { cookie, ...others } = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  return {
    rawPath: path,
    rawQueryString: query,
    headers: others,
    ...(cookie && { cookies: cookie.split('; ') }),
    requestContext: { http: { method }, requestId: randomUUID() },
    isBase64Encoded: false,
  } as APIGatewayProxyEventV2;
}
