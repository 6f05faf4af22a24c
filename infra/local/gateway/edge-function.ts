import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { compileEdgeCode, type EdgeRequest, type EdgeValues, querystringOf } from './edge-runtime.ts';
import type { Reply } from './reply.ts';
import { addressOf, headersOf } from './to-event.ts';

interface EdgeResponse {
  statusCode: number;
  headers: EdgeValues;
  body?: { data: string };
}

interface EdgeEvent {
  context: { distributionDomainName: string };
  viewer: { ip: string };
  request: EdgeRequest;
}

type EdgeHandler = (event: EdgeEvent) => EdgeRequest | EdgeResponse;

/** Headers that visitors cannot set: the distribution, the gateway or the connection does. */
const reserved =
  /^(x-forwarded-.*|x-amzn?-.*|x-api-key|x-site-.*|x-viewer-address|x-real-ip|forwarded|via|cloudfront-.*|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length)$/i;

const valuesOf = (texts: Record<string, string | string[] | undefined>): EdgeValues =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, { value: String(text) }]])),
  );

const textsOf = (values: EdgeValues): [string, string][] =>
  Object.entries(values).map(([name, { value }]) => [name, value]);

/**
 * Runs an edge function before the cache. Changes the request in place, or returns the function's own response. The validated host stands
 * for the distribution's domain name.
 */
export function createEdgeFunction(code: string) {
  const run = compileEdgeCode<EdgeHandler>(code);

  return (incoming: IncomingMessage): Reply | undefined => {
    const { method = 'GET', headers, socket } = incoming;
    const raw = headersOf(incoming).filter(([name]) => !reserved.test(name));
    const [uri, query] = addressOf(incoming);
    const viewer = { ip: socket.remoteAddress ?? '' };
    const cookies = parseCookie(headers.cookie ?? '', { decode: (value) => value });
    const allowed = Object.fromEntries(Object.entries(headers).filter(([name]) => !reserved.test(name)));
    const sent = valuesOf(allowed);
    const left = valuesOf(cookies);
    const result = run({
      context: { distributionDomainName: headers.host ?? '' },
      viewer,
      request: { method, uri, querystring: querystringOf(query), headers: { ...sent }, cookies: left },
    });
    if ('statusCode' in result) {
      const headers = Object.fromEntries(textsOf(result.headers));
      return { status: result.statusCode, headers, body: Buffer.from(result.body?.data ?? '') };
    }
    const search = textsOf(result.querystring).map(([name, value]) => `${name}=${value}`);
    const added = textsOf(result.headers).filter(([name]) => !(name in sent));
    incoming.url = [result.uri, ...(search.length > 0 ? [search.join('&')] : [])].join('?');
    incoming.headers = { ...allowed, ...Object.fromEntries(added) };
    incoming.rawHeaders = [...raw, ...added].flat();
    if (Object.keys(left).length < Object.keys(cookies).length) {
      const cookie = textsOf(left).map(([name, value]) => `${name}=${value}`);
      incoming.headers.cookie = cookie.join('; ');
    }
    return undefined;
  };
}

type ResponseHandler = (event: {
  request: Pick<EdgeRequest, 'uri' | 'querystring'>;
  response: Pick<EdgeResponse, 'statusCode' | 'headers'>;
}) => EdgeResponse;

/** Runs an edge function on a response. Skips errors, as CloudFront does. */
export function createResponseFunction(code: string) {
  const run = compileEdgeCode<ResponseHandler>(code);
  return (reply: Reply, uri: string, query: string): Reply => {
    if (reply.status >= 400) return reply;
    const { statusCode, headers } = run({
      request: { uri, querystring: querystringOf(query) },
      response: { statusCode: reply.status, headers: valuesOf(reply.headers) },
    });
    return { ...reply, status: statusCode, headers: Object.fromEntries(textsOf(headers)) };
  };
}
