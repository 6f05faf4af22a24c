import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

const TICK_MS = 10;
const LIMIT_MS = 30_000;
const script = fileURLToPath(new URL('function-process.mjs', import.meta.url));

/** A server of lists in a process of its own. */
export interface ServerProcess {
  name: string;
  /** Asks for the list. */
  list: () => Promise<Response>;
  /** Milliseconds of a processor, user and system, that all of its processes have used; exact to 10 ms. */
  processorTime: () => number;
  stop: () => Promise<void>;
}

/** The group of processes that a child leads. */
function processGroup(child: ChildProcess) {
  const group = String(child.pid);
  const ticksOf = (id: string): number => {
    try {
      // After the name in parentheses: state, parent, group; from the 12th on the times, of ended children too.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
      return fields[2] === group ? fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) : 0;
    } catch {
      return 0;
    }
  };
  return {
    processorTime: () =>
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .reduce((sum, id) => sum + ticksOf(id), 0) * TICK_MS,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-Number(group), 'SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Starts a server of HTTP and waits for its first answer. */
export async function startServer(name: string, folder: string, url: string, command: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const list = () => fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
  const group = processGroup(child);
  for (const end = Date.now() + LIMIT_MS; !(await list().catch(() => undefined)); await wait(50)) {
    if (child.exitCode === null && Date.now() < end) continue;
    await group.stop();
    throw new Error(`${name} does not answer`);
  }
  return { name, list, ...group };
}

/** Starts a bundled function, which gets the event at each request, as from Lambda's runtime. */
export function startFunction(name: string, file: string, event: APIGatewayProxyEvent): ServerProcess {
  const child = fork(script, [file], { detached: true });
  const list = async () => {
    child.send(event);
    const [answer] = (await once(child, 'message', { signal: AbortSignal.timeout(LIMIT_MS) })) as [
      APIGatewayProxyResult,
    ];
    const { statusCode: status, headers = {}, body } = answer;
    const bytes = brotliDecompressSync(Buffer.from(body, 'base64'));
    return new Response(bytes, { status, headers: headers as Record<string, string> });
  };
  return { name, list, ...processGroup(child) };
}
