import { routes } from '@rombo/shared/contract/routes';

/**
 * Loads every function of a site one after the other, by a request that is refused or reads. On a busy machine, loading several at once
 * takes longer than a request may.
 */
export async function loadFunctions(origin: string): Promise<void> {
  for (const { method, path } of Object.values(routes)) await fetch(origin + path, { method });
}
