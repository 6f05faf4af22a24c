import { useEffect, useEffectEvent } from 'react';

/** Settles once the entry of the dialog that was closed last is left. */
let left: Promise<unknown> = Promise.resolve();

const isOnEntry = (): boolean => Boolean(history.state?.dialog);

/** Past wouter, which would take it for a navigation. */
const addEntry = (): void => History.prototype.pushState.call(history, { ...history.state, dialog: true }, '');

function leaveEntry(): void {
  left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
}

/** Makes Back close an open dialog: it has an entry of the history at the page's own address, which goes however it is closed. */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    let state: 'waiting' | 'entered' | 'closed' = 'waiting';
    const closeOffEntry = () => {
      if (!isOnEntry()) close();
    };
    left.then(() => {
      if (state === 'closed') return;
      state = 'entered';
      // After a reload, or gone forward to, the entry is there already.
      if (!isOnEntry()) addEntry();
      addEventListener('popstate', closeOffEntry);
    });
    return () => {
      removeEventListener('popstate', closeOffEntry);
      if (state === 'entered' && isOnEntry()) leaveEntry();
      state = 'closed';
    };
  }, [open]);
}
