import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const main = fileURLToPath(new URL('../local/main.ts', import.meta.url));

/** Matches the URL of the site in the output of a start. */
export const address = /(http:\/\/localhost:\d+)\n/;

/** Runs `main.ts` with these environment variables and arguments, and collects its output. */
export function startMain(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [main, ...args], { env: { PATH: process.env.PATH, ...env } });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.error += chunk;
  });
  const exit = once(child, 'close').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  /** Waits for a match in the output. Returns its first group. */
  const untilSaid = async (wanted: RegExp): Promise<string> => {
    while (!wanted.test(said.out)) {
      const ended = await Promise.race([once(child.stdout, 'data').then(() => false), exit.then(() => true)]);
      if (ended) throw new Error(`It ended before it said ${wanted}: ${said.out}${said.error}`);
    }
    return wanted.exec(said.out)?.[1] ?? '';
  };
  return { child, said, exit, untilSaid };
}
