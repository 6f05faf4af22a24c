import { imageTypes } from '@rombo/shared/contract/upload';
import { canDrawInWorker } from './canvas.ts';
import { kindOfFile } from './file-kind.ts';
import { PictureFault, type Prepared } from './prepared.ts';
import { createWorkerHandle } from './worker-handle.ts';

/** The name of a picture after its type has changed: 'IMG_1234.HEIC' becomes 'IMG_1234.jpg'. */
export function nameFor(name: string, type: string): string {
  const extension = Object.entries(imageTypes).find(([one]) => one === type)?.[1];
  return extension ? `${name.replace(/\.\w{1,5}$/, '')}.${extension}` : name;
}

export interface PreparedFile extends Prepared {
  file: File;
}

/** Prepares a chosen picture; gives up when the signal says so. */
export type Prepare = (file: File, signal: AbortSignal) => Promise<PreparedFile>;

const asFile = (chosen: File, { file, ...rest }: Prepared): PreparedFile => ({
  ...rest,
  file: file instanceof File ? file : new File([file], nameFor(chosen.name, file.type), { type: file.type }),
});

const isUnreadable = (error: unknown): boolean => error instanceof PictureFault && error.fault === 'unreadable';

/** Prepares pictures in workers, off the page's thread, and on it where the browser cannot draw elsewhere. */
export function createPreparer(): Prepare {
  const byBrowser = createWorkerHandle(
    () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  );
  const byLibheif = createWorkerHandle(
    () => new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' }),
  );

  const prepare: (file: File, signal: AbortSignal) => Promise<Prepared> = async (file, signal) => {
    if (!canDrawInWorker()) return (await import('./prepare-picture.ts')).preparePicture(file);
    try {
      return await byBrowser(file, signal);
    } catch (error) {
      if (isUnreadable(error) && (await kindOfFile(file)) === 'heic') return byLibheif(file, signal);
      throw error;
    }
  };

  return async (file, signal) => asFile(file, await prepare(file, signal));
}
