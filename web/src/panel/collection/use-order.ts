import { arrayMove } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { hasStatus } from '../../api/errors.ts';
import type { itemTexts } from '../../i18n/it/item-texts.ts';
import { useToast } from '../../ui/toast.tsx';

type OrderWords = Pick<
  ReturnType<typeof itemTexts>['ordering'],
  'saving' | 'saved' | 'failed' | 'failedText' | 'stale'
>;

interface OrderOptions<T> {
  /** The stored order. */
  stored: T[];
  words: OrderWords;
  /** Saves an order; `seen` is the one that it started from. */
  save: (ids: string[], seen: string[]) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Puts groups that cannot mix one after the other. */
  arrange?: (items: T[]) => T[];
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/**
 * Puts items in order. A move shows at once; moves made during a save are saved together after it. If a save fails, the stored order
 * is shown.
 */
export function useOrder<T extends { id: string }>(options: OrderOptions<T>) {
  const { stored, words, save, reload, arrange = (items) => items } = options;
  const { toast } = useToast();
  const [wanted, setWanted] = useState<T[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef<T[] | null>(null);
  const isSaving = useRef(false);
  const shown = wanted ?? stored;

  async function saveFrom(first: T[]) {
    isSaving.current = true;
    let seen = idsOf(first);
    try {
      for (let sent: T[] | null = null; latest.current && latest.current !== sent; ) {
        sent = latest.current;
        const ids = idsOf(sent);
        await save(ids, seen);
        seen = ids;
      }
      setAnnouncement(words.saved);
    } catch (error) {
      setAnnouncement('');
      const description = hasStatus(error, 409) ? words.stale : words.failedText;
      toast({ title: words.failed, description, variant: 'destructive' });
    }
    latest.current = null;
    isSaving.current = false;
    await reload().catch(() => undefined);
    if (!latest.current) setWanted(null);
  }

  const move = (from: number, to: number) => {
    const moved = arrange(arrayMove(shown, from, to));
    latest.current = moved;
    setWanted(moved);
    setAnnouncement(words.saving);
    if (!isSaving.current) void saveFrom(shown);
  };

  return { shown, announcement, move };
}
