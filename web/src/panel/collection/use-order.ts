import { arrayMove } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { hasStatus } from '../../api/errors.ts';
import { useWindowEvent } from '../../loading/document-state.ts';
import { toast } from '../../ui/toast.tsx';
import type { ListWords } from './kind.ts';

interface OrderOptions<T> {
  stored: T[];
  words: NonNullable<ListWords['ordering']>;
  /** Saves an order. `seen` is the order before the move. */
  save: (ids: string[], seen: string[]) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Keeps groups together that must not mix. */
  arrange?: (items: T[]) => T[];
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/**
 * Reorders items. A move shows immediately; saves run one after the other. If a save fails, all queued saves fail too, and the stored order
 * is shown again.
 */
export function useOrder<T extends { id: string }>(options: OrderOptions<T>) {
  const { stored, words, save, reload, arrange = (items) => items } = options;
  const [pendingOrder, setPendingOrder] = useState<T[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const lastSave = useRef<Promise<unknown>>(undefined);
  const shown = pendingOrder ?? stored;
  useWindowEvent('beforeunload', (event) => {
    if (lastSave.current) event.preventDefault();
  });

  const move = async (from: number, to: number) => {
    const moved = arrange(arrayMove(shown, from, to));
    setPendingOrder(moved);
    setAnnouncement(words.saving);
    const previousSave = lastSave.current ?? Promise.resolve();
    const ownSave = previousSave.then(() => save(idsOf(moved), idsOf(shown)));
    lastSave.current = ownSave;
    const failure = await ownSave.then(
      () => null,
      (error: unknown) => error,
    );
    // Only the last move reports the result.
    if (lastSave.current !== ownSave) return;
    setAnnouncement(failure ? '' : words.saved);
    if (failure) {
      const description = hasStatus(failure, 409) ? words.stale : words.failedText;
      toast({ title: words.failed, description, variant: 'destructive' });
    }
    lastSave.current = undefined;
    await reload().catch(() => undefined);
    if (!lastSave.current) setPendingOrder(null);
  };

  return { shown, announcement, move };
}
