import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a server on this machine only, and gives its port; 0 takes a free one. */
export async function listen(server: Server, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  server.off('error', reject);
  return (server.address() as AddressInfo).port;
}

/** How long answers that are under way may take when a server closes, in milliseconds. */
const GRACE = 2000;

/** Closes a server: idle connections at once, those with an answer under way when it is finished, all of them after two seconds. */
export async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE);
  await promise;
  clearTimeout(timer);
}
