/** Mark of an entry of the history whose page begins in its search field. */
export const FOCUS_SEARCH = 'focusSearch';

/** True once where the present entry has the mark. */
export function takesSearchFocus(): boolean {
  const { [FOCUS_SEARCH]: marked, ...state } = window.history.state ?? {};
  if (marked) window.history.replaceState(state, '');
  return Boolean(marked);
}
