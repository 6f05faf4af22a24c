import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { SESSION_END, useWrite } from '../api/swr.ts';
import { allowNextNavigation, confirmLeave } from '../forms/leave-guard.ts';
import { countDrafts, removeDrafts } from '../forms/stored-draft.ts';
import { deleteUnusedFiles } from '../forms/uploads/stored-files.ts';
import { useTexts } from '../i18n/index.ts';
import { hasUnsavedChanges } from '../loading/document-state.ts';
import { USER, useAccount } from './api.ts';

/** Clears cached data and pending reads. The user comes first, so that the guard leaves the panel before its views read again. */
function useClearCache(): () => Promise<void> {
  const { mutate, cache } = useSWRConfig();
  return useCallback(async () => {
    await mutate(USER, null, { revalidate: false });
    const keys = [...cache.keys()].filter((key) => key !== USER);
    await Promise.allSettled(keys.map((key) => mutate(key, undefined)));
  }, [mutate, cache]);
}

/** Clears cached data and removes the account's drafts with their files from the device, after the forms have closed. */
export function useForgetAccount(): () => Promise<void> {
  const account = useAccount();
  const clearCache = useClearCache();
  return async () => {
    await clearCache();
    removeDrafts(account);
    await deleteUnusedFiles();
  };
}

/**
 * Signs out, clears cached data, in other tabs too, and removes the drafts from the device, after a confirmation if there are any. Another
 * tab whose unsaved changes are no draft keeps them and asks to sign in again.
 */
export function useLogout() {
  const { mutate } = useSWRConfig();
  const { confirmLogout } = useTexts('signIn');
  const { run, busy } = useWrite('logout');
  const account = useAccount();
  const forgetAccount = useForgetAccount();
  const tabs = useRef<BroadcastChannel>(null);
  const clearCache = useClearCache();
  useEffect(() => {
    const channel = new BroadcastChannel('signed-out');
    channel.onmessage = ({ data: isConfirmed }) => {
      if (isConfirmed) allowNextNavigation();
      void (hasUnsavedChanges() && !isConfirmed
        ? mutate(SESSION_END, Date.now(), { revalidate: false })
        : clearCache());
    };
    tabs.current = channel;
    return () => channel.close();
  }, [mutate, clearCache]);
  const hasDrafts = useRef(false);
  return {
    busy,
    confirm: (): boolean => {
      const count = countDrafts(account);
      hasDrafts.current = count > 0;
      return count > 0 ? confirm(confirmLogout(count)) : confirmLeave();
    },
    logout: async () => {
      await run();
      tabs.current?.postMessage(hasDrafts.current);
      if (hasDrafts.current) allowNextNavigation();
      await forgetAccount();
    },
  };
}
