import type { SessionEnd } from '@rombo/shared/contract/account';
import type { RouteName } from '@rombo/shared/contract/routes';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf, type CallArguments } from '../../api/client.ts';
import { useRead, useWrite } from '../../api/swr.ts';

const USER = addressOf('getUser');

export const useUsername = (): string => useRead('getUser', { nullOn: 401 }).data?.username ?? '';

export const useSessions = () => useRead('listSessions');
export const useSecondFactor = () => useRead('getSecondFactor');

/** A change of the account; what it shows, the log of activity too, is read again afterwards. */
function useChange<N extends RouteName>(name: N, refreshes: readonly RouteName[] = []) {
  const { mutate } = useSWRConfig();
  const { run, busy } = useWrite(name, { refreshes });
  const change = useCallback(
    async (...options: CallArguments<N>) => {
      const output = await run(...options);
      void mutate(addressOf('listActivity'));
      return output;
    },
    [run, mutate],
  );
  return { run: change, busy };
}

export const useChangePassword = () => useChange('changePassword', ['listSessions']);
export const useStartSecondFactor = () => useWrite('startSecondFactor');
export const useConfirmSecondFactor = () => useChange('confirmSecondFactor', ['listSessions']);
export const useRemoveSecondFactor = () => useChange('removeSecondFactor', ['getSecondFactor']);
export const useEndSession = () => useChange('endSession', ['listSessions']);

/** Signs out everywhere and forgets everything that was read: the guard leads to the login. */
export function useEndSessions() {
  const { mutate } = useSWRConfig();
  const { run, busy } = useWrite('endSessions');
  const end = useCallback(
    async (body: SessionEnd) => {
      await run({ body });
      await mutate(() => true, undefined, { revalidate: false });
      await mutate(USER, null, { revalidate: false });
    },
    [run, mutate],
  );
  return { run: end, busy };
}
