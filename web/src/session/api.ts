import { pages } from '@rombo/shared/contract/pages';
import type { Body } from '@rombo/shared/contract/routes';
import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf } from '../api/client.ts';
import { SESSION_END, useRead, useWrite } from '../api/swr.ts';
import { resolvePath } from '../routing/paths.ts';

/** Returns the address to open after the login: the panel address stored in the history entry, or the panel itself. */
export function returnAddress(state: unknown): string {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
  const from = hasFrom ? String(state.from) : '';
  return resolvePath(from.replace(/\?.*/, '')).page === 'admin' ? from : pages.admin;
}

export const USER = addressOf('getUser');

/** Current user: undefined while loading, null if signed out. */
export const useUser = () => useRead('getUser', { nullOn: 401 });

/** Id of the signed-in account. */
export const useAccount = (): string => useUser().data?.id ?? '';

export function useLogin() {
  const { mutate } = useSWRConfig();
  const { run } = useWrite('login');
  return async (credentials: Body<'login'>) => {
    await mutate(USER, await run({ body: credentials }), { revalidate: false });
  };
}

/** `ended` is true if the session ended while a form had unsaved changes; `reset` clears it. */
export function useSessionEnd() {
  const { data, mutate } = useSWR<number>(SESSION_END, null);
  const reset = useCallback(() => void mutate(undefined, { revalidate: false }), [mutate]);
  return { ended: data !== undefined, reset };
}

/** Hides a page restored from the back/forward cache until the current user is known. */
export function useBfcacheGuard(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const page = document.documentElement;
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) page.hidden = true;
    };
    const onPageShow = async ({ persisted }: PageTransitionEvent) => {
      if (persisted) await mutate(addressOf('getUser')).catch(() => undefined);
      page.hidden = false;
    };
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
      page.hidden = false;
    };
  }, [mutate]);
}
