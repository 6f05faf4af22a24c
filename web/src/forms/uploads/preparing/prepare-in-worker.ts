import { detectType, PictureFault, type Prepared, type PrepareReply, type PrepareRequest } from './picture-file.ts';

/** Timeout per picture, in milliseconds. A slow phone takes half a minute for a large HEIC file. */
const TIMEOUT_MS = 120_000;

/** Prepares one picture in a worker and terminates it, because a worker's memory never shrinks. */
async function runWorker(worker: Worker, request: PrepareRequest, signal: AbortSignal): Promise<Prepared> {
  try {
    const reply = await new Promise<PrepareReply>((resolve, reject) => {
      const abort = () => reject(new Error('Cancelled, or timed out'));
      for (const limit of [signal, AbortSignal.timeout(TIMEOUT_MS)]) limit.addEventListener('abort', abort);
      worker.onmessage = ({ data }: MessageEvent<PrepareReply>) => resolve(data);
      worker.onerror = () => reject(new Error('The worker did not start or died'));
      worker.postMessage(request);
    });
    if ('fault' in reply) throw new PictureFault(reply.fault);
    if ('error' in reply) throw new Error(reply.error);
    return reply.prepared;
  } finally {
    worker.terminate();
  }
}

export type Prepare = (request: PrepareRequest, signal: AbortSignal) => Promise<Prepared>;

/** Prepares a picture with the browser's decoders. HEIC, which only Safari decodes, falls back to libheif. */
export const prepareInWorker: Prepare = async (request, signal) => {
  signal.throwIfAborted();
  const browserWorker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  return runWorker(browserWorker, request, signal).catch(async (error: unknown) => {
    const isUnreadable = error instanceof PictureFault && error.fault === 'unreadable';
    if (!isUnreadable || (await detectType(request.file)) !== 'image/heic') throw error;
    signal.throwIfAborted();
    const heicWorker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
    return runWorker(heicWorker, request, signal);
  });
};
