import type { LoginInput } from '@rombo/shared/user';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf } from '../../api/client.ts';
import { SESSION_END } from '../../api/session-end.ts';
import { useRead, useWrite } from '../../api/swr.ts';

const USER = addressOf('getUser');

/** Who is signed in: undefined until it is known, null for nobody. */
export const useUser = () => useRead('getUser', { nullOn: 401 });

/** Signs in; whoever reads the user learns of it. */
export function useLogin() {
  const { mutate } = useSWRConfig();
  const { run, busy } = useWrite('login');
  const login = useCallback(
    async (credentials: LoginInput) => {
      const user = await run({ body: credentials });
      await mutate(USER, user, { revalidate: false });
    },
    [run, mutate],
  );
  return { login, busy };
}

/** Signs out and forgets everything that was read, so that nothing of the administrator's stays in the page. */
export function useLogout() {
  const { mutate } = useSWRConfig();
  const { run, busy } = useWrite('logout');
  const logout = useCallback(async () => {
    await run();
    await mutate(() => true, undefined, { revalidate: false });
    await mutate(USER, null, { revalidate: false });
  }, [run, mutate]);
  return { logout, busy };
}

/** Whether the session ended under a form that holds something unsaved; `forget` says that this has been dealt with. */
export function useSessionEnd() {
  const { data, mutate } = useSWR<number>(SESSION_END, null);
  const forget = useCallback(() => void mutate(undefined, { revalidate: false }), [mutate]);
  return { ended: data !== undefined, forget };
}
