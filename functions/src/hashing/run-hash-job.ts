import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Overloaded } from '../errors.ts';
import { unlessAborted } from '../time-limits.ts';
import type { HashJob } from './hash-worker.ts';

const CONCURRENCY = 2;

/** Maximum number of waiting jobs: one more would hardly finish before its request's deadline. */
const MAX_QUEUED = 8;

const RESERVED_PLACES = 2;

const RETRY_AFTER = 3;

const limit = pLimit(CONCURRENCY);

/** The worker beside the bundle, or its source if sources run unbuilt. */
const file = new URL(import.meta.url).pathname.endsWith('.ts') ? './hash-worker.ts' : './hash-worker.mjs';

/** Workers that wait for a job. They do not keep the process alive. */
const idle = new Set<Worker>();

function startWorker(): Worker {
  const worker = new Worker(new URL(file, import.meta.url), { execArgv: [] });
  // An error in a job rejects its caller. An error without a job must not end the process.
  worker.on('error', () => idle.delete(worker));
  worker.on('exit', () => idle.delete(worker));
  worker.unref();
  return worker;
}

let requests = 0;

/** Admits a public request that will hash a password if the queue has room. Some places are reserved for known browsers. */
export async function withHashQueue<T>(isKnown: boolean, answer: () => Promise<T>): Promise<T> {
  if (requests >= CONCURRENCY + MAX_QUEUED - (isKnown ? 0 : RESERVED_PLACES)) throw new Overloaded(RETRY_AFTER);
  // Starts the worker early, in parallel with the rate limit.
  if (idle.size === 0 && limit.activeCount === 0) idle.add(startWorker());
  requests += 1;
  try {
    return await answer();
  } finally {
    requests -= 1;
  }
}

async function runInWorker<T>(job: HashJob): Promise<T> {
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

/** Runs a bcrypt job in a thread. Throws `Overloaded` if too many wait. Starts no job after its request's deadline. */
export async function runHashJob<T extends string | boolean>(job: HashJob): Promise<T> {
  if (limit.pendingCount >= MAX_QUEUED) throw new Overloaded(RETRY_AFTER);
  return limit(unlessAborted(() => runInWorker<T>(job)));
}
