import pLimit from 'p-limit';
import { useCallback, useInsertionEffect, useRef, useState } from 'react';
import { hasStatus } from '../../api/errors.ts';
import { useTexts } from '../../i18n/index.ts';
import type { itemTexts } from '../../i18n/it/item-texts.ts';
import { readStored, store } from '../../ui/stored.ts';
import { type ToastMessage, useToast } from '../../ui/toast.tsx';

/** Gives each button or link of a list its ref; the one with the wanted name gets the focus, once, when it appears. */
export function useFocusBack(wanted: string | null) {
  const given = useRef(wanted === null);
  const focus = useCallback((button: HTMLElement | null) => {
    if (!button || given.current) return;
    given.current = true;
    button.focus({ preventScroll: true });
    // Two frames later the list is back at the place where it was left, where something new may be out of view.
    requestAnimationFrame(() => requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' })));
  }, []);
  return (name: string) => (name === wanted ? focus : null);
}

/** A function that stays the same between renders and calls the latest one: for memoised components. Not to be called while rendering. */
export function useLatest<A extends unknown[], R>(run: (...given: A) => R): (...given: A) => R {
  const latest = useRef(run);
  useInsertionEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}

/** A choice that the device remembers. */
export function useStored(key: string) {
  const [value, setValue] = useState(() => readStored(key));
  const choose = (chosen: string | number) => {
    store(key, chosen);
    setValue(chosen);
  };
  return [value, choose] as const;
}

const AT_ONCE = 3;

export interface Failed<T> {
  item: T;
  error: unknown;
}

/** Runs a write for each item, a few at a time; a failure does not stop the others. */
export async function runEach<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
  onProgress?: (ended: number) => void,
) {
  const done: T[] = [];
  const results: R[] = [];
  const failed: Failed<T>[] = [];
  await pLimit(AT_ONCE).map(items, async (item) => {
    try {
      results.push(await run(item));
      done.push(item);
    } catch (error) {
      failed.push({ item, error });
    }
    onProgress?.(done.length + failed.length);
  });
  return { done, results, failed };
}

/** Runs a write and shows `done`, or `failed` as a failure. Returns its result if it succeeded. */
export function useAttempt() {
  const { toast } = useToast();
  return async <T,>(run: () => Promise<T>, failed: ToastMessage, done?: ToastMessage) => {
    try {
      const result = await run();
      if (done) toast(done);
      return { result };
    } catch {
      toast({ ...failed, variant: 'destructive' });
      return null;
    }
  };
}

export type ToastAction = NonNullable<ToastMessage['action']>;

/** The button of a message that undoes what it reports. `run` returns the message that follows; after a failure the button is shown again. */
export function useUndo() {
  const { toast } = useToast();
  return (
    words: { undo: string; undoHint: string },
    run: () => Promise<ToastMessage>,
    failed: (error: unknown) => string,
  ): ToastAction => {
    const action = {
      label: words.undo,
      hint: words.undoHint,
      run: () => void run().then(toast, (error) => toast({ title: failed(error), variant: 'destructive', action })),
    };
    return action;
  };
}

interface RemovalOptions<T> {
  words: ReturnType<typeof itemTexts>['list'];
  nameOf: (item: T) => string;
  run: (item: T) => Promise<unknown>;
  /** Reads the list again, after somebody else deleted or changed the item. */
  reload: () => Promise<unknown>;
  onRemoved: (item: T) => void;
  /** Undoes a deletion, from the message about it. */
  restore: (item: T) => Promise<unknown>;
}

/** Deletes items of a list after a confirmation. One that has changed is not deleted: the list shows it as it is now. */
export function useRemoval<T extends { id: string }>(options: RemovalOptions<T>) {
  const { words, nameOf, run, reload, onRemoved, restore } = options;
  const { trash } = useTexts('panel');
  const { toast } = useToast();
  const undo = useUndo();
  const [removing, setRemoving] = useState<string | null>(null);

  const done = (item: T, description: string) => {
    const again = async () => {
      await restore(item);
      return { title: trash.restored, description: nameOf(item) };
    };
    const action = undo(trash, again, () => trash.restoreFailed);
    toast({ title: words.removed, description, action });
    onRemoved(item);
  };

  async function remove(item: T) {
    if (!confirm(words.confirmRemoval)) return;
    setRemoving(item.id);
    const name = nameOf(item);
    try {
      await run(item);
      done(item, words.removedText(name));
    } catch (error) {
      const [isGone, isStale] = [hasStatus(error, 404), hasStatus(error, 409)];
      const read = () => reload().then(() => true);
      const isRead = (isGone || isStale) && (await read().catch(() => false));
      const reason = isRead ? words.staleRemoval(name) : words.removalFailedText;
      if (isRead && isGone) done(item, words.alreadyRemoved(name));
      else toast({ title: words.removalFailed, description: reason, variant: 'destructive' });
    }
    setRemoving(null);
  }

  return { removing, remove };
}
