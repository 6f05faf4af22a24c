import type { Activity } from '@rombo/shared/activity';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf, request } from '../../../api/client.ts';
import { nextAddress } from '../../../api/next-address.ts';

/** The entries that were read so far, and where there are more. */
interface Log {
  entries: Activity[];
  next: string | null;
}

const ACTIVITY = addressOf('listActivity');

async function readLog(address: string): Promise<Log> {
  const answer = await request('GET', address);
  return { entries: (await answer.json()) as Activity[], next: nextAddress(answer.headers.get('Link')) };
}

/** Reads the activity log, newest first, again each time it is opened: other changes in the panel add to it. */
export function useActivity() {
  const config = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<Log, unknown>(ACTIVITY, readLog, { revalidateOnMount: true });

  const readMore = async () => {
    try {
      await mutate(
        async (log) => {
          if (!log?.next) return log;
          const { entries, next } = await readLog(log.next);
          return { entries: [...log.entries, ...entries], next };
        },
        { revalidate: false },
      );
    } catch (error) {
      config.onError(error, ACTIVITY, config);
      throw error;
    }
  };

  return { data, error, loading: isLoading, retry: () => void mutate(), readMore };
}
