import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf } from '../../api/client.ts';
import { useRead, useWrite } from '../../api/swr.ts';

const USER = addressOf('getUser');

/** Who is signed in: undefined until it is known, null for nobody. */
export const useUser = () => useRead('getUser', { nullOn: 401 });

/** Signs in; whoever reads the user learns of it. */
export function useLogin() {
  const { mutate } = useSWRConfig();
  const { run, busy } = useWrite('login');
  const login = useCallback(
    async (username: string, password: string) => {
      const user = await run({ body: { username, password } });
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
