import type { UploadPurpose } from '@rombo/shared/contract/upload';
import type { PreparedFile } from './preparing/create-preparer.ts';

export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

/** A file on its way to the server; its id is chosen by whoever owns the list. */
export interface PendingFile {
  id: string;
  file: File;
  purpose: UploadPurpose;
  status: 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed';
  prepared: PreparedFile | null;
  /** The part that was sent, from 0 to 1. */
  progress: number;
  /** Once it is sent: what a form names it by, and since when. */
  sent: { key: string; at: number } | null;
  cause: unknown;
}

export type ChosenFile = Pick<PendingFile, 'id' | 'file' | 'purpose'>;

export const pendingFile = (chosen: ChosenFile): PendingFile => ({
  ...chosen,
  status: 'waiting',
  prepared: null,
  progress: 0,
  sent: null,
  cause: null,
});

export const isUnderWay = ({ status }: PendingFile): boolean => status !== 'sent' && status !== 'failed';

/** The files of one form, as an immutable list that says when it changes: React reads it through `useSyncExternalStore`. */
export function createPendingList() {
  let files: readonly PendingFile[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly PendingFile[]) => {
    files = next;
    for (const listener of [...listeners]) listener();
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return {
    all: () => files,
    find: (id: string) => files.find((file) => file.id === id),
    add: (chosen: ChosenFile[]) => become([...files, ...chosen.map(pendingFile)]),
    change: (id: string, part: Partial<PendingFile>) =>
      become(files.map((file) => (file.id === id ? { ...file, ...part } : file))),
    remove: (id: string) => become(files.filter((file) => file.id !== id)),
    subscribe,
    /** Resolves as soon as the list is as asked. */
    until: (isSo: (files: readonly PendingFile[]) => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isSo(files)) return;
          stop();
          resolve();
        };
        const stop = subscribe(look);
        look();
      }),
  };
}
