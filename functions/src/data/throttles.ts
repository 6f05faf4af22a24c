import { keys } from './keys.ts';
import { deleteIf, nowInSeconds, updateIf } from './table.ts';

/** A fixed-window rate limit: `times` actions of one source in `seconds`. */
export interface RateLimit {
  action: string;
  who: string;
  times: number;
  seconds: number;
  /** True if an attempt that timed out stays counted, because it cost as much as any other. */
  keepsTimeouts?: boolean;
}

const windowOf = ({ seconds }: RateLimit): number => Math.floor(nowInSeconds() / seconds);

/** Counts one action atomically. Returns 0 within the limit, otherwise the seconds until the window ends. */
export async function consume(limit: RateLimit): Promise<number> {
  const window = windowOf(limit);
  const end = (window + 1) * limit.seconds;
  const within = await updateIf(keys.throttle(limit.action, limit.who, window), 'ADD #count :one SET #ttl = :end', {
    expression: 'attribute_not_exists(pk) OR #count < :times',
    names: { '#count': 'count', '#ttl': 'ttl' },
    values: { ':one': 1, ':times': limit.times, ':end': end },
  });
  return within ? 0 : Math.max(1, end - nowInSeconds());
}

export async function reset(limit: RateLimit): Promise<void> {
  await deleteIf(keys.throttle(limit.action, limit.who, windowOf(limit)), { expression: 'attribute_exists(pk)' });
}

export async function release(limit: RateLimit): Promise<void> {
  await updateIf(keys.throttle(limit.action, limit.who, windowOf(limit)), 'ADD #count :one', {
    expression: 'attribute_exists(pk)',
    names: { '#count': 'count' },
    values: { ':one': -1 },
  });
}
