import { useEffect, useEffectEvent } from 'react';

/** Resolves once the history entry of the last closed dialog is removed. */
let entryRemoved: Promise<unknown> = Promise.resolve();

const isOnEntry = (): boolean => Boolean(history.state?.dialog);

/** Bypasses wouter's patched `pushState`, which would report a navigation. */
const addEntry = (): void => History.prototype.pushState.call(history, { ...history.state, dialog: true }, '');

function removeEntry(): void {
  entryRemoved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
}

/** Makes Back close an open dialog, by adding a history entry at the same address. Closing the dialog in another way removes the entry. */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    let state: 'waiting' | 'entered' | 'closed' = 'waiting';
    const closeOnBack = () => {
      if (!isOnEntry()) close();
    };
    entryRemoved.then(() => {
      if (state === 'closed') return;
      state = 'entered';
      // After a reload or Forward the entry already exists.
      if (!isOnEntry()) addEntry();
      addEventListener('popstate', closeOnBack);
    });
    return () => {
      removeEventListener('popstate', closeOnBack);
      if (state === 'entered' && isOnEntry()) removeEntry();
      state = 'closed';
    };
  }, [open]);
}
