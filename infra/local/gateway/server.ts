import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { LogLine } from '@rombo/functions/visits/visits-of';
import { responseHeadersOf } from '../../stacks/edge/behaviours.ts';
import { closeServer, listen } from '../listen.ts';
import { isLoopbackHost } from '../private-endpoint.ts';
import { HOSTS_VARIABLE } from '../settings.ts';
import { createDistribution, type DistributionOptions } from './distribution.ts';
import { behaviourOf } from './edge-behaviours.ts';
import { bypass } from './edge-cache.ts';
import { adaptToPlainHttp, forwardToStore } from './plain-http.ts';
import { errorReply, GatewayRefusal, type Reply, writeReply } from './reply.ts';
import { addressOf } from './to-event.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Valid Host headers. A configured name is valid with the port, and without it behind a proxy. */
function ownHosts(port: number, named: readonly string[] = []): Set<string> {
  const bare = port === 80 ? LOOPBACK : [];
  const withPort = [...LOOPBACK, ...named.filter((name) => !/:\d+$/.test(name))].map((name) => `${name}:${port}`);
  return new Set([...bare, ...withPort, ...named]);
}

/** Refuses requests to other hosts, against DNS rebinding: the host appears in URLs of pages. The text explains how to add a host. */
function refuseForeignHost(request: IncomingMessage, named?: readonly string[]): Reply | undefined {
  const host = request.headers.host?.toLowerCase() ?? '';
  const { localPort = 0 } = request.socket;
  if (ownHosts(localPort, named).has(host)) {
    request.headers.host = host;
    return undefined;
  }
  const text = `This site answers at http://localhost:${localPort}. To open it by another name, such as 192.168.1.5, start it with ${HOSTS_VARIABLE}=192.168.1.5 (several are separated by commas).\n`;
  return {
    status: 421,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(text),
  };
}

interface GatewayOptions extends DistributionOptions {
  port: number;
  /** Origin of uploads, for the content security policy. */
  uploadOrigin: string;
  /** Additional host names of the site. With any, the port is open to other machines. */
  hosts?: readonly string[] | undefined;
  /** Receives the line of each request in the log of the distribution. */
  logRequest?: ((day: string, line: LogLine) => void) | undefined;
}

/** Returns the fields of a request that the distribution logs. The country of a visitor is unknown here. */
function lineOf(request: IncomingMessage): Omit<LogLine, 'sc-status'> {
  const { method = '', headers } = request;
  const [date = '', time = ''] = new Date().toISOString().split(/[T.]/);
  const [path, query] = addressOf(request);
  return {
    date,
    time,
    'cs-method': method,
    'cs-uri-stem': path,
    'cs-uri-query': query || '-',
    'cs(Referer)': headers.referer ?? '-',
    'cs(User-Agent)': headers['user-agent'] ?? '-',
    'x-host-header': headers.host ?? '-',
    'c-country': '-',
  };
}

/** Handles requests. An error becomes a response in the shape of the API, and its reason is logged. */
function createHandler(options: Omit<GatewayOptions, 'port'>) {
  const answer = createDistribution(options);

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
    // Edge functions change the address.
    const line = lineOf(request);
    const refused = refuseForeignHost(request, options.hosts);
    if (!refused && forwardToStore(request, response, options.uploadOrigin)) return;
    const adapt = adaptToPlainHttp(request, options.uploadOrigin);
    const reply = refused ?? adapt(await answer(request).catch(replyWithError));
    options.logRequest?.(line.date, { ...line, 'sc-status': reply.status });
    try {
      writeReply(request, response, reply, responseHeadersOf(behaviourOf(path), options.uploadOrigin));
    } catch (error) {
      options.log(String(error));
      response.destroy();
    }
  };
}

const ALL_INTERFACES = '0.0.0.0';

/** Starts the distribution with the API behind it. Port 0 selects a free port. */
export async function startGateway({ port, ...options }: GatewayOptions) {
  const server = createServer(createHandler(options));
  const isOpen = options.hosts?.some((host) => !isLoopbackHost(host));
  const opened = await listen(server, port, isOpen ? ALL_INTERFACES : undefined);
  return { port: opened, stop: () => closeServer(server) };
}
