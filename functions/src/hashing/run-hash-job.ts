import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { unlessAborted } from '../time-limits.ts';
import type { HashJob } from './hash-worker.ts';

/** Concurrent jobs of a local site. A Lambda environment serves one request at a time. */
const CONCURRENCY = 2;

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

/** Runs a bcrypt job in a thread. Starts no job after its request's deadline. */
export const runHashJob = <T extends string | boolean>(job: HashJob): Promise<T> =>
  limit(unlessAborted(() => runInWorker<T>(job)));
