import { pages } from '@rombo/shared/contract/pages';
import { resolvePath } from '../routing/paths.ts';

/** Address after the login: the panel address from which it was reached, taken from the history entry. */
export function returnAddress(state: unknown): string {
  const isNamed = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
  const from = isNamed ? String(state.from) : '';
  return resolvePath(from.replace(/\?.*/, '')).page === 'admin' ? from : pages.admin;
}
