import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ErrorCode } from '@rombo/shared/contract/errors';
import { allowAt } from '../../stacks/edge/route-methods.ts';
import { closeServer, listen } from '../listen.ts';
import { createDistribution, type DistributionOptions } from './distribution.ts';
import { bypass } from './edge/cache.ts';
import { createBehaviours, readEdge } from './edge/read-edge.ts';
import { isLoopback, refuseForeignHost } from './own-hosts.ts';
import { GatewayRefusal } from './refusal.ts';
import { errorReply, writeReply } from './reply.ts';
import { addressOf } from './viewer-request.ts';

interface GatewayOptions extends DistributionOptions {
  port: number;
  /** Origin of uploads, for the content security policy. */
  uploadOrigin: string;
  /** The site's own hosts besides this machine's names for itself; with any, other machines reach the port. */
  hosts?: readonly string[] | undefined;
}

/** Raw response to a request that could not be parsed: Node gives no response object for it. */
const malformed = (status: string, code: ErrorCode = 'bad_request', headers = '') => {
  const { body } = errorReply(code);
  return `HTTP/1.1 ${status}\r\n${headers}content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;
};

/** The answer to a method that no server knows, as the distribution gives it. */
const unknownMethod = (path: string) =>
  malformed('405 Method Not Allowed', 'method_not_allowed', `allow: ${allowAt(path)}\r\n`);

/** The path in what the parser gave up on, where that is a request but for its method. */
const pathIn = (packet: Buffer | undefined): string | undefined =>
  /^[\w-]+ ([^\s?]+)\S* HTTP\/1\.[01]\r?\n/.exec(packet?.toString('latin1') ?? '')?.[1];

/** Handles each request of a server; whatever goes wrong becomes an answer in the API's shape, its reason a line in the log. */
function createHandler(options: Omit<GatewayOptions, 'port'>) {
  const edge = readEdge(options.uploadOrigin);
  const answer = createDistribution(options, edge);
  const behaviourOf = createBehaviours(edge.behaviours);

  const replyWithError = (error: unknown) => {
    const refusal = error instanceof GatewayRefusal ? error : undefined;
    const { code = 'internal', status } = refusal ?? {};
    const reply = bypass(errorReply(code, status));
    const text = error instanceof Error ? (refusal ? error.message : (error.stack ?? error.message)) : String(error);
    if (reply.status >= 500) options.log(`${reply.status} ${text}`);
    return reply;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path] = addressOf(request);
    const reply = refuseForeignHost(request, options.hosts) ?? (await answer(request).catch(replyWithError));
    if (response.destroyed) return;
    try {
      writeReply(request, response, reply, behaviourOf(path));
    } catch (error) {
      options.log(String(error));
      response.destroy();
    }
  };
}

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Timeouts of headers and of whole requests, in milliseconds: slow ones hold connections. */
const SERVER_TIMEOUTS = { headersTimeout: 5000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 };

/** Answers what is no HTTP with a clean 400, 405 for a method that nobody knows, 431 for headers beyond any limit, 408 for what never ends, instead of a broken connection. */
function answerMalformed(server: Server): void {
  server.on('connect', ({ url }, socket) => void socket.end(unknownMethod(url ?? '/')));
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const path = error.code === 'HPE_INVALID_METHOD' ? pathIn(error.rawPacket) : undefined;
    if (path) return socket.end(unknownMethod(path));
    return socket.end(malformed(statuses[error.code ?? ''] ?? '400 Bad Request'));
  });
}

/** Every address of this machine. */
const EVERYWHERE = '0.0.0.0';

/** Starts the distribution with the API behind it; port 0 takes a free one. */
export async function startGateway({ port, ...options }: GatewayOptions) {
  const server = createServer({ maxHeaderSize: 32_768, ...SERVER_TIMEOUTS }, createHandler(options));
  answerMalformed(server);
  const isOpen = options.hosts?.some((host) => !isLoopback(host));
  const opened = await listen(server, port, isOpen ? EVERYWHERE : undefined);
  return { port: opened, stop: () => closeServer(server) };
}
