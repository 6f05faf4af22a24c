import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { responseHeadersOf } from '../../stacks/edge/behaviours.ts';
import { closeServer, listen } from '../listen.ts';
import { isLoopbackHost } from '../private-endpoint.ts';
import { HOSTS_VARIABLE } from '../settings.ts';
import { createDistribution, type DistributionOptions } from './distribution.ts';
import { behaviourOf } from './edge-behaviours.ts';
import { bypass } from './edge-cache.ts';
import { adaptToPlainHttp, forwardUpload } from './plain-http.ts';
import { errorReply, GatewayRefusal, type Reply, writeReply } from './reply.ts';
import { addressOf } from './to-event.ts';

/** The names of this machine for itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Host headers of a site at a port. A configured name is valid with the port, and without it for a proxy. */
function ownHosts(port: number, named: readonly string[] = []): Set<string> {
  const bare = port === 80 ? LOOPBACK : [];
  const withPort = [...LOOPBACK, ...named.filter((name) => !/:\d+$/.test(name))].map((name) => `${name}:${port}`);
  return new Set([...bare, ...withPort, ...named]);
}

/**
 * Refuses requests to other hosts (DNS rebinding), whose names would appear in the addresses of pages. The text tells how to add a name.
 */
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
  /** The site's own hosts besides this machine's names for itself; with any, other machines reach the port. */
  hosts?: readonly string[] | undefined;
}

/** Handles requests. An error becomes a response in the API's shape, with its reason in the log. */
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
    const refused = refuseForeignHost(request, options.hosts);
    if (!refused && forwardUpload(request, response, options.uploadOrigin)) return;
    const adapt = adaptToPlainHttp(request, options.uploadOrigin);
    const reply = refused ?? adapt(await answer(request).catch(replyWithError));
    if (response.destroyed) return;
    try {
      writeReply(request, response, reply, responseHeadersOf(behaviourOf(path), options.uploadOrigin));
    } catch (error) {
      options.log(String(error));
      response.destroy();
    }
  };
}

/** Every address of this machine. */
const EVERYWHERE = '0.0.0.0';

/** Starts the distribution with the API behind it; port 0 takes a free one. */
export async function startGateway({ port, ...options }: GatewayOptions) {
  const server = createServer(createHandler(options));
  const isOpen = options.hosts?.some((host) => !isLoopbackHost(host));
  const opened = await listen(server, port, isOpen ? EVERYWHERE : undefined);
  return { port: opened, stop: () => closeServer(server) };
}
