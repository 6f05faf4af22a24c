import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from './settings.ts';

export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Longer than clients keep an idle connection: a request sent while the server closes it would fail. */
const IDLE_CONNECTION_MS = 10 * 60_000;

/** Starts a server, by default on the loopback address, and returns its port. Port 0 selects a free one. */
export async function listen(server: Server, port: number, address = '127.0.0.1'): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  server.listen(port, address, resolve);
  await promise.catch((error) => {
    const code = systemCode(error);
    if (code === 'EADDRINUSE') {
      throw new Refusal(`Port ${port} is in use: stop what uses it, or choose another with PORT.`);
    }
    if (code === 'EACCES') throw new Refusal(`Port ${port} may not be opened by this user: choose another with PORT.`);
    throw error;
  });
  server.off('error', reject);
  return (server.address() as AddressInfo).port;
}

/** Time for open responses to finish when a server closes, in milliseconds. */
const GRACE_PERIOD_MS = 2000;

/** Closes a server: idle connections immediately, others after their response or two seconds. */
export async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS);
  await promise;
  clearTimeout(timer);
}

/** Opens and closes a port, to fail before the long work of a start. Returns the port; 0 selects a free one. */
export async function checkPort(port: number): Promise<number> {
  const server = createServer();
  const found = await listen(server, port);
  await closeServer(server);
  return found;
}
