import pLimit from 'p-limit';
import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { readStored, type StoredKey, store } from '../../ui/stored.ts';
import { type ToastMessage, toast } from '../../ui/toast.tsx';

/** Returns refs for the buttons or links of a list. The one named `target` is focused once, when it appears. */
export function useReturnFocus(target: string | null) {
  const isDone = useRef(target === null);
  const focus = useCallback((button: HTMLElement | null) => {
    if (!button || isDone.current) return;
    isDone.current = true;
    button.focus({ preventScroll: true });
    // The list restores its scroll position two frames later, which can leave a new item out of view.
    requestAnimationFrame(() => requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' })));
  }, []);
  return (name: string) => (name === target ? focus : null);
}

/** Returns a stable function that calls the latest `run`, for memoized components. Do not call it during render. */
export function useLatestCallback<A extends unknown[], R>(run: (...given: A) => R): (...given: A) => R {
  const latest = useRef(run);
  useInsertionEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}

/** Like `useLatestCallback`, but does nothing once the component has unmounted: for navigation at the end of a request. */
export function useMountedCallback<A extends unknown[]>(run: (...given: A) => void): (...given: A) => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useLatestCallback((...given: A) => {
    if (isMounted.current) run(...given);
  });
}

export function useStoredValue(key: StoredKey) {
  const [value, setValue] = useState(() => readStored(key));
  const choose = (chosen: string | number) => {
    store(key, chosen);
    setValue(chosen);
  };
  return [value, choose] as const;
}

const CONCURRENCY = 3;

export interface Failed<T> {
  item: T;
  error: unknown;
}

/** Runs a write for each item with limited concurrency. Failures do not stop the others. */
export async function runEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  onProgress?: (ended: number) => void,
) {
  const done: T[] = [];
  const failed: Failed<T>[] = [];
  await pLimit(CONCURRENCY).map(items, async (item) => {
    try {
      await run(item);
      done.push(item);
    } catch (error) {
      failed.push({ item, error });
    }
    onProgress?.(done.length + failed.length);
  });
  return { done, failed };
}

/** Runs a write and shows the toast `done`, or that of the failure. Returns the result, or null after a failure. */
export async function attempt<T>(
  run: () => Promise<T>,
  failed: ToastMessage | ((error: unknown) => Promise<ToastMessage>),
  done?: ToastMessage,
) {
  try {
    const result = await run();
    if (done) toast(done);
    return { result };
  } catch (error) {
    toast({ ...(typeof failed === 'function' ? await failed(error) : failed), variant: 'destructive' });
    return null;
  }
}

/** Returns an undo action for a toast. `run` returns the next toast; after a failure the action is offered again. */
export function useUndo() {
  const { trash } = useTexts('panel');
  return (hint: string, run: () => Promise<ToastMessage>, failed: (error: unknown) => string) => {
    const action: NonNullable<ToastMessage['action']> = {
      label: trash.undo,
      hint,
      run: () => void run().then(toast, (error) => toast({ title: failed(error), variant: 'destructive', action })),
    };
    return action;
  };
}
