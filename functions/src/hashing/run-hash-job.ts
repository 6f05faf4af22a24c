import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { beforeDeadline, orDeadline } from '../deadline.ts';
import { Overloaded } from '../errors.ts';
import type { HashJob } from './hash-worker.ts';

const CONCURRENCY = 2;

/** Jobs that may wait: one more would hardly finish before its request's deadline. */
const QUEUE = 8;

const KEPT_FREE = 2;

const RETRY_AFTER = 3;

const limit = pLimit(CONCURRENCY);

/** The worker as the build emits it beside a bundle, and as a source where sources run as they are. */
const file = new URL(import.meta.url).pathname.endsWith('.ts') ? './hash-worker.ts' : './hash-worker.mjs';

/** Workers that wait for a job; they keep no process from ending. */
const idle = new Set<Worker>();

function startWorker(): Worker {
  const worker = new Worker(new URL(file, import.meta.url), { execArgv: [] });
  // A job's own error reaches who waits for it; one without a job must not end the process.
  worker.on('error', () => idle.delete(worker));
  worker.on('exit', () => idle.delete(worker));
  worker.unref();
  return worker;
}

let requests = 0;

/** Admits a public request that will hash a password if the queue has room. Some places are for known browsers. */
export async function withHashQueue<T>(isKnown: boolean, answer: () => Promise<T>): Promise<T> {
  if (requests >= CONCURRENCY + QUEUE - (isKnown ? 0 : KEPT_FREE)) throw new Overloaded(RETRY_AFTER);
  // It starts while the request is still counted.
  if (idle.size === 0 && limit.activeCount === 0) idle.add(startWorker());
  requests += 1;
  try {
    return await answer();
  } finally {
    requests -= 1;
  }
}

/** Runs a job in a worker; one that fails is not used again. */
async function work<T>(job: HashJob): Promise<T> {
  const [worker = startWorker()] = idle;
  idle.delete(worker);
  try {
    worker.ref();
    worker.postMessage(job);
    const [result] = await once(worker, 'message');
    worker.unref();
    idle.add(worker);
    return result;
  } catch (error) {
    void worker.terminate();
    throw error;
  }
}

/** Runs a bcrypt job in a thread. `Overloaded` if too many wait; none begins after its request's deadline. */
export async function runHashJob<T extends string | boolean>(job: HashJob): Promise<T> {
  if (limit.pendingCount >= QUEUE) throw new Overloaded(RETRY_AFTER);
  // Not inside the queued function: its context is that of whichever job made room for it.
  const { abortSignal } = beforeDeadline();
  return orDeadline(
    limit(() => {
      abortSignal?.throwIfAborted();
      return work<T>(job);
    }),
  );
}
