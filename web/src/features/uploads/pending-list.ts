import { type ChosenFile, type PendingFile, pendingFile } from './pending-file.ts';

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
