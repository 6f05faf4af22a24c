import { connect } from 'node:net';

/** Sends bytes to a server as they are, and gives all that it says until it hangs up or is silent for `timeout` milliseconds. */
export function sendRaw(origin: string, bytes: string, timeout = 3000): Promise<string> {
  const { port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
  socket.setTimeout(timeout, () => socket.destroy());
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1');
  });
  socket.on('close', () => resolve(said));
  socket.on('error', reject);
  return promise;
}
