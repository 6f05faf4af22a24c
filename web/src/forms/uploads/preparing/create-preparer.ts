import { imageTypes } from '@rombo/shared/contract/upload';
import { kindOfFile, PictureFault, type Prepared, type PrepareReply } from './picture-file.ts';

class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
}

/** Timeout of one picture, in milliseconds: a slow phone needs half a minute for a large HEIC. */
const TIMEOUT_MS = 120_000;

/** Idle time after which a worker is ended, in milliseconds: its memory never shrinks. */
const IDLE_MS = 10_000;

/** A worker that is started when it is needed, works on one file at a time and is stopped when it has been idle. */
function createWorkerHandle(start: () => Worker) {
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
  const abort = () => reject(new WorkerFailure('Cancelled, or timed out'));
  worker.onmessage = ({ data }: MessageEvent<PrepareReply>) => resolve(data);
  worker.onerror = () => reject(new WorkerFailure('The worker did not start or died'));
  signal.addEventListener('abort', abort);
  worker.postMessage(file);
  return promise.finally(() => signal.removeEventListener('abort', abort));
}

/** The name of a picture after its type has changed: 'IMG_1234.HEIC' becomes 'IMG_1234.jpg'. */
export function nameFor(name: string, type: string): string {
  const extension = Object.entries(imageTypes).find(([one]) => one === type)?.[1];
  return extension ? `${name.replace(/\.\w{1,5}$/, '')}.${extension}` : name;
}

export interface PreparedFile extends Prepared {
  file: File;
}

/** Prepares a chosen picture until the signal aborts. */
export type Prepare = (file: File, signal: AbortSignal) => Promise<PreparedFile>;

const asFile = (chosen: File, { file, ...rest }: Prepared): PreparedFile => ({
  ...rest,
  file: file instanceof File ? file : new File([file], nameFor(chosen.name, file.type), { type: file.type }),
});

/** Prepares pictures in workers; HEIC, which only Safari decodes, by a decoder of its own. */
export function createPreparer(): Prepare {
  const byBrowser = createWorkerHandle(
    () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  );
  const byLibheif = createWorkerHandle(
    () => new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' }),
  );

  return async (file, signal) => {
    const prepared = await byBrowser(file, signal).catch(async (error: unknown) => {
      const isUnreadable = error instanceof PictureFault && error.fault === 'unreadable';
      if (isUnreadable && (await kindOfFile(file)) === 'heic') return byLibheif(file, signal);
      throw error;
    });
    return asFile(file, prepared);
  };
}
