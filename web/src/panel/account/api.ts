import type { RouteName } from '@rombo/shared/contract/routes';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf, type CallArguments } from '../../api/client.ts';
import { useWrite } from '../../api/swr.ts';

/** A change of the account. The activity log is read again afterwards, besides what the change refreshes. */
export function useChange<N extends RouteName>(name: N, refreshes: readonly RouteName[] = []) {
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
