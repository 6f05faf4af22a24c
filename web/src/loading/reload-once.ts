import { holdsUnsaved } from '../ui/unsaved.ts';

/** Loads the page anew at its address; false where that was done before, or where what was typed would be lost. */
export function reloadOnce(): boolean {
  const state: { reloaded?: boolean } | null = window.history.state;
  if (state?.reloaded || holdsUnsaved()) return false;
  // The entry of the history keeps its state over a reload.
  window.history.replaceState({ ...state, reloaded: true }, '');
  window.location.reload();
  return true;
}
