import { type IncomingMessage, type RequestOptions, request as send } from 'node:http';
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { ErrorCode } from '@rombo/shared/contract/errors';
import { fileName } from '@rombo/shared/contract/routes';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import pLimit from 'p-limit';
import { matchRoute } from '../../local/gateway/match-route.ts';
import { readBody } from '../../local/gateway/read-body.ts';
import { errorReply, type Reply } from '../../local/gateway/reply.ts';
import { toEvent } from '../../local/gateway/to-event.ts';
import { type ViewerRequest, viewerRequest } from '../../local/gateway/viewer-request.ts';

/** Emulators start a process for each request that comes while others run; more than there are processors would starve each other. */
const AT_ONCE = Math.max(2, availableParallelism());

/** Error texts of an emulator's API Gateway, where it ignores the templates of gateway responses. */
const gatewayCodes: Record<number, ErrorCode> = { 403: 'cross_site', 404: 'not_found', 413: 'payload_too_large' };

interface RemoteApi {
  url: string;
  /** Key that the distribution sends. */
  key: string;
  /** LocalStack takes a form apart and sends it on in another order, without its empty parts: forms go to their function directly. */
  invokeForm?: ((name: string, event: APIGatewayProxyEvent) => Promise<Reply>) | undefined;
}

/** The distribution's way to an API that is deployed: it states host and address, shows its key, and passes everything else on. */
export function remoteApi({ url, key, invokeForm }: RemoteApi) {
  const turn = pLimit(AT_ONCE);
  return async (incoming: IncomingMessage): Promise<Reply> => {
    const request = viewerRequest(incoming);
    const { method, path, query, headers } = request;
    const body = await readBody(incoming);
    // Emulators take no notice of a slash too many.
    if (/\/(\/|$)/.test(path)) return errorReply('not_found');
    const match = matchRoute(method, path);
    // No emulator knows how large an event may be; this says so.
    const event = match && toEvent(request, match, body);
    if (event && invokeForm && isForm(request)) return turn(() => invokeForm(fileName(match.name), event));

    const address = `${url}${path}${query && `?${query}`}`;
    const own = [
      ['host', new URL(url).host],
      ['x-api-key', key],
      ['content-length', String(body.length)],
    ];
    const flat = [...headers, ...own].flat();
    const { answer, bytes } = await turn(() => exchange(address, { method, headers: flat }, body));
    const { statusCode: status = 502 } = answer;
    const code = gatewayCodes[status];
    if (code && answer.headers['x-amzn-errortype']) return errorReply(code);
    const told = forwardedHeaders(answer.headers);
    return { status, headers: told, body: decode(bytes, told['content-encoding']) };
  };
}

const isForm = ({ headers }: ViewerRequest): boolean =>
  headers.some(([name, value]) => name.toLowerCase() === 'content-type' && value.startsWith('multipart/'));

async function exchange(address: string, options: RequestOptions, body: Buffer) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  send(address, options, resolve).on('error', reject).end(body);
  const answer = await promise;
  return { answer, bytes: await buffer(answer) };
}

/** LocalStack does not know that every media type is binary, and leaves a compressed answer in the base64 of the function. */
const decode = (body: Buffer, encoding: unknown): Buffer =>
  encoding && /^[A-Za-z0-9+/]+={0,2}$/.test(body.toString('latin1')) ? Buffer.from(body.toString(), 'base64') : body;

const dropped = /^(connection|content-length|date|keep-alive|server|transfer-encoding|x-localstack)$/;

const forwardedHeaders = (headers: IncomingMessage['headers']): Reply['headers'] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || dropped.test(name) ? [] : [[name, value]],
    ),
  );
