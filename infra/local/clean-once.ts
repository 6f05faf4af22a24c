import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { writeSafely } from './write-safely.ts';

interface CleanOptions {
  /** The folder that keeps the site's data. */
  folder: string;
  /** True for a site that has just been filled: its pictures were cleaned when they came. */
  fresh: boolean;
  say: (line: string) => void;
  log: (line: string) => void;
}

interface Report {
  lines: string[];
  isDone: boolean;
}

/**
 * Cleans the pictures that a site stored before it cleaned new ones: once for each folder of data, beside everything else. What is
 * interrupted, or fails, is done at the next start.
 */
export async function cleanOnce({
  folder,
  fresh,
  say,
  log,
}: CleanOptions): Promise<{ done: Promise<void>; stop(): Promise<void> }> {
  const doneFile = join(folder, 'pictures-cleaned.json');
  const markDone = () => writeSafely(doneFile, JSON.stringify({ at: new Date().toISOString() }));
  const isDone = await access(doneFile).then(
    () => true,
    () => false,
  );
  if (isDone || fresh) {
    if (fresh) await markDone();
    return { done: Promise.resolve(), stop: async () => {} };
  }
  const worker = new Worker(new URL('./clean-worker.ts', import.meta.url));
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let report: Report | undefined;
  worker.once('message', (message: Report) => {
    report = message;
  });
  worker.once('error', (error) => log(`Pictures could not be cleaned: ${error.stack ?? error}`));
  worker.once('exit', () => resolve());
  const done = ended.then(async () => {
    for (const line of report?.lines ?? []) say(line);
    if (report?.isDone) await markDone();
  });
  const stop = async () => {
    worker.postMessage('stop');
    await done;
  };
  return { done, stop };
}
