import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPort } from '../../local/listen.ts';
import { disposableFolder } from '../folder.ts';
import { atMost, type Figure, median } from './figure.ts';

const RUNS = 5;
const LIMIT = 2;

/** Starts and stops the site. Returns the seconds from the command to the first page. */
async function secondsToFirstPage(dataDir: string): Promise<number> {
  const port = await checkPort(0);
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  });
  const closed = once(child, 'close');
  try {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return (performance.now() - start) / 1000;
      if (child.exitCode !== null) throw new Error('npm start came to an end');
      await wait(20);
    }
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await closed;
  }
}

/** Time of `npm start` if everything is installed, built and filled. */
export async function figures(): Promise<Figure[]> {
  const { folder: dataDir, remove } = await disposableFolder();
  try {
    await secondsToFirstPage(dataDir);
    const runs: number[] = [];
    for (let at = 0; at < RUNS; at++) runs.push(await secondsToFirstPage(dataDir));
    return [atMost('npm start to the first 200', median(runs), LIMIT, 's')];
  } finally {
    await remove();
  }
}
