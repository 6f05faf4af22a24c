import type { IncomingMessage } from 'node:http';
import type { Reply } from './reply.ts';

/** The names of this machine for itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True for a host that only this machine calls by its name. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host.replace(/:\d+$/, ''));

/** Variable that adds host names to the local site; the refusal mentions it. */
export const HOSTS_VARIABLE = 'SITE_HOSTS';

/** The Host headers of a site at a port: a name stands for itself behind a proxy, and for itself with the port. */
function ownHosts(port: number, named: readonly string[] = []): Set<string> {
  const bare = port === 80 ? LOOPBACK : [];
  const withPort = [...LOOPBACK, ...named.filter((name) => !/:\d+$/.test(name))].map((name) => `${name}:${port}`);
  return new Set([...bare, ...withPort, ...named]);
}

/**
 * Refuses what was sent to another host: a name that somebody else points at this machine (DNS rebinding), or one that would end up in
 * the addresses of a page. Whoever opened the site by another name of its own reads what to do.
 */
export function refuseForeignHost(request: IncomingMessage, named?: readonly string[]): Reply | undefined {
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
