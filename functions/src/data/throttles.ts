import { keys } from './keys.ts';
import { deleteIf, nowInSeconds, updateIf } from './table.ts';

/** How many times somebody may do something in a window of time, counted from the window's beginning. */
export interface Limit {
  action: string;
  who: string;
  times: number;
  seconds: number;
}

const windowOf = ({ seconds }: Limit): number => Math.floor(nowInSeconds() / seconds);

/** Counts one more, atomically; gives 0 when that was within the limit, else the seconds until the window ends. */
export async function spend(limit: Limit): Promise<number> {
  const window = windowOf(limit);
  const end = (window + 1) * limit.seconds;
  const within = await updateIf(keys.throttle(limit.action, limit.who, window), 'ADD #count :one SET #ttl = :end', {
    expression: 'attribute_not_exists(pk) OR #count < :times',
    names: { '#count': 'count', '#ttl': 'ttl' },
    values: { ':one': 1, ':times': limit.times, ':end': end },
  });
  return within ? 0 : Math.max(1, end - nowInSeconds());
}

/** Forgets what was counted in the present window. */
export async function forgive(limit: Limit): Promise<void> {
  await deleteIf(keys.throttle(limit.action, limit.who, windowOf(limit)), { expression: 'attribute_exists(pk)' });
}

/** Takes one back that came to nothing. */
export async function refund(limit: Limit): Promise<void> {
  await updateIf(keys.throttle(limit.action, limit.who, windowOf(limit)), 'ADD #count :one', {
    expression: 'attribute_exists(pk)',
    names: { '#count': 'count' },
    values: { ':one': -1 },
  });
}
