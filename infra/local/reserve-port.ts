import { createServer } from 'node:http';
import { closeServer, listen } from './listen.ts';
import { Refusal, systemCode } from './refusal.ts';

/** Makes sure that a port can be opened, before the long work that comes ahead of opening it. */
export async function reservePort(port: number): Promise<void> {
  const server = createServer();
  try {
    await listen(server, port);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EADDRINUSE')
      throw new Refusal(`Port ${port} is in use: stop what uses it, or choose another with PORT.`);
    if (code === 'EACCES') throw new Refusal(`Port ${port} may not be opened by this user: choose another with PORT.`);
    throw error;
  }
  await closeServer(server);
}
