import { isPicture } from '@rombo/shared/contract/upload';
import type { createPendingList, PendingFile } from './pending-list.ts';
import type { Prepare } from './preparing/create-preparer.ts';

/** True for a file that can be sent: pictures are prepared first. */
export const isReady = ({ prepared, purpose }: PendingFile): boolean => prepared !== null || !isPicture(purpose);

/**
 * Prepares the pictures of a list, one at a time in the order of the list: each is decoded whole, and two at once may not fit into a
 * phone's memory. `onReady` is called after each.
 */
export function createPrepareQueue(list: ReturnType<typeof createPendingList>, prepare: Prepare, onReady: () => void) {
  let current: { id: string; stop: AbortController } | null = null;

  async function next() {
    const file = list.all().find((file) => file.status === 'waiting' && !isReady(file));
    if (current || !file) return;
    const { id } = file;
    const stop = new AbortController();
    current = { id, stop };
    list.change(id, { status: 'preparing' });
    const done = await prepare(file.file, stop.signal).then(
      (prepared): Partial<PendingFile> => ({ status: 'waiting', prepared }),
      (cause: unknown): Partial<PendingFile> => ({ status: 'failed', cause }),
    );
    current = null;
    if (!stop.signal.aborted) list.change(id, done);
    onReady();
    void next();
  }

  return {
    next,
    /** Gives up a picture that was removed. */
    stop: (id: string) => {
      if (current?.id === id) current.stop.abort();
    },
  };
}
