import { pages } from '@rombo/shared/pages';

/** Where the login leads: back to the place in the panel from which it was reached, as the history's entry names it. */
export function returnAddress(state: unknown): string {
  const isNamed = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
  const from = isNamed ? String(state.from) : '';
  return from === pages.admin || from.startsWith(`${pages.admin}?`) ? from : pages.admin;
}
