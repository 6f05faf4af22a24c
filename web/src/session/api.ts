import { pages } from '@rombo/shared/contract/pages';
import type { Body } from '@rombo/shared/contract/routes';
import { useCallback, useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf } from '../api/client.ts';
import { SESSION_END, useRead, useWrite } from '../api/swr.ts';
import { holdsUnsaved } from '../loading/document-state.ts';
import { resolvePath } from '../routing/paths.ts';

/** Returns the address to open after the login: the panel address stored in the history entry, or the panel itself. */
export function returnAddress(state: unknown): string {
  const isNamed = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
  const from = isNamed ? String(state.from) : '';
  return resolvePath(from.replace(/\?.*/, '')).page === 'admin' ? from : pages.admin;
}

const USER = addressOf('getUser');

/** Current user: undefined while loading, null if signed out. */
export const useUser = () => useRead('getUser', { nullOn: 401 });

export function useLogin() {
  const { mutate } = useSWRConfig();
  const { run } = useWrite('login');
  return async (credentials: Body<'login'>) => {
    await mutate(USER, await run({ body: credentials }), { revalidate: false });
  };
}

/** Clears cached data and pending reads. The user comes first, so that the guard leaves the panel before its views read again. */
export function useForget(): () => Promise<void> {
  const { mutate, cache } = useSWRConfig();
  return useCallback(async () => {
    await mutate(USER, null, { revalidate: false });
    const keys = [...cache.keys()].filter((key) => key !== USER);
    await Promise.allSettled(keys.map((key) => mutate(key, undefined)));
  }, [mutate, cache]);
}

/** Signs out and clears cached data, in other tabs too. A tab with unsaved changes keeps them and asks to sign in again. */
export function useLogout() {
  const { mutate } = useSWRConfig();
  const { run, busy } = useWrite('logout');
  const tabs = useRef<BroadcastChannel>(null);
  const forget = useForget();
  useEffect(() => {
    const channel = new BroadcastChannel('signed-out');
    channel.onmessage = () => void (holdsUnsaved() ? mutate(SESSION_END, Date.now(), { revalidate: false }) : forget());
    tabs.current = channel;
    return () => channel.close();
  }, [mutate, forget]);
  const logout = useCallback(async () => {
    await run();
    tabs.current?.postMessage(null);
    await forget();
  }, [run, forget]);
  return { logout, busy };
}

/** `ended` is true if the session ended while a form had unsaved changes; `forget` resets it. */
export function useSessionEnd() {
  const { data, mutate } = useSWR<number>(SESSION_END, null);
  const forget = useCallback(() => void mutate(undefined, { revalidate: false }), [mutate]);
  return { ended: data !== undefined, forget };
}

/** Hides a page restored from the back/forward cache until the current user is known. */
export function useFreshReturn(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const page = document.documentElement;
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) page.hidden = true;
    };
    const come = async ({ persisted }: PageTransitionEvent) => {
      if (persisted) await mutate(addressOf('getUser')).catch(() => undefined);
      page.hidden = false;
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', come);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', come);
      page.hidden = false;
    };
  }, [mutate]);
}
