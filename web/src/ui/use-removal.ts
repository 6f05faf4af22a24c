import { useState } from 'react';
import { hasStatus } from '../api/errors.ts';
import { useTexts } from '../i18n/index.ts';
import { useToast } from './toast.tsx';

export interface RemovalWords {
  confirmRemoval: string;
  removed: string;
  removedText: (name: string) => string;
  alreadyRemoved: (name: string) => string;
  removalFailed: string;
  removalFailedText: string;
}

interface RemovalOptions<T> {
  words: RemovalWords;
  nameOf: (item: T) => string;
  run: (item: T) => Promise<unknown>;
  /** Takes what is gone already off the list. */
  reload: (gone: T | null) => Promise<unknown>;
  onRemoved: (item: T) => void;
  /** Takes a deletion back, from the message that tells of it. */
  restore?: (item: T) => Promise<unknown>;
}

/** Deletes things of a list, after asking; `stale` is one that was not deleted because somebody changed it meanwhile. */
export function useRemoval<T extends { id: string }>(options: RemovalOptions<T>) {
  const { words, nameOf, run, reload, onRemoved, restore } = options;
  const { trash } = useTexts('panel');
  const { toast } = useToast();
  const [removing, setRemoving] = useState<string | null>(null);
  const [stale, setStale] = useState<T | null>(null);

  const fail = () =>
    toast({ title: words.removalFailed, description: words.removalFailedText, variant: 'destructive' });

  const done = (item: T, description: string) => {
    const action = {
      label: trash.undo,
      hint: trash.undoHint,
      run: () =>
        void restore?.(item).then(
          () => toast({ title: trash.restored, description: nameOf(item) }),
          () => toast({ title: trash.restoreFailed, variant: 'destructive', action }),
        ),
    };
    toast({ title: words.removed, description, ...(restore && { action }) });
    onRemoved(item);
  };

  async function remove(item: T) {
    if (!confirm(words.confirmRemoval)) return;
    setRemoving(item.id);
    setStale(null);
    try {
      await run(item);
      done(item, words.removedText(nameOf(item)));
    } catch (error) {
      if (hasStatus(error, 404)) await reload(item).then(() => done(item, words.alreadyRemoved(nameOf(item))), fail);
      else fail();
      if (hasStatus(error, 409)) setStale(item);
    }
    setRemoving(null);
  }

  return { removing, stale, remove, renew: () => reload(null).then(() => setStale(null), fail) };
}
