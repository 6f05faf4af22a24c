import { PictureFault, type Prepared, type PrepareReply } from './prepared.ts';

class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
}

/** Timeout of one picture, in milliseconds: a slow phone needs half a minute for a large HEIC. */
const TIMEOUT_MS = 120_000;

/** Idle time after which a worker is ended, in milliseconds; its memory does not shrink otherwise. */
const IDLE_MS = 10_000;

/** A worker that is started when it is needed, works on one file at a time and is stopped when it has been idle. */
export function createWorkerHandle(start: () => Worker) {
  let worker: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    worker?.terminate();
    worker = null;
  };

  return async (file: File, signal: AbortSignal): Promise<Prepared> => {
    signal.throwIfAborted();
    clearTimeout(idle);
    worker ??= start();
    try {
      const reply = await replyOf(worker, file, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
      if ('fault' in reply) throw new PictureFault(reply.fault);
      if ('error' in reply) throw new WorkerFailure(reply.error);
      idle = setTimeout(stop, IDLE_MS);
      return reply.prepared;
    } catch (error) {
      stop();
      throw error;
    }
  };
}

function replyOf(worker: Worker, file: File, signal: AbortSignal): Promise<PrepareReply> {
  const { promise, resolve, reject } = Promise.withResolvers<PrepareReply>();
  const abort = () => reject(new WorkerFailure('The picture was given up'));
  worker.onmessage = ({ data }: MessageEvent<PrepareReply>) => resolve(data);
  worker.onerror = () => reject(new WorkerFailure('The worker did not start or died'));
  signal.addEventListener('abort', abort);
  worker.postMessage(file);
  return promise.finally(() => signal.removeEventListener('abort', abort));
}
