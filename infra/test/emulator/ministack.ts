import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { pythonTool } from '../python-tool.ts';

const VERSION = '1.5.33';

/** Starts MiniStack on this machine only, with rights that are checked as on AWS; gives its address and how it is stopped. */
export async function startMiniStack(): Promise<{ endpoint: string; stop: () => void }> {
  const program = pythonTool('ministack', VERSION);
  const port = await freePort();
  const env = { ...process.env, AUTH: 'true', BIND_HOST: '127.0.0.1', GATEWAY_PORT: String(port) };
  const child = spawn(program, { env, stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${endpoint}/_ministack/health`).catch(() => undefined);
    if (answer?.ok) return { endpoint, stop: () => void child.kill() };
    if (child.exitCode !== null) break;
    await wait(200);
  }
  child.kill();
  throw new Error('MiniStack did not start');
}
