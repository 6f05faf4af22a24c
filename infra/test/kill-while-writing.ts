import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Runs a script that prints each thing it was told is written, kills it after `count` of them, and gives them. */
export async function killWhileWriting(script: URL, folder: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [fileURLToPath(script), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  const [, signal] = await exit;
  if (signal !== 'SIGKILL') throw new Error('The script ended before it was killed');
  return acknowledged;
}
