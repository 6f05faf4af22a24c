import { randomBytes } from 'node:crypto';
import { MAX_OUTSTANDING_UPLOADS } from '@rombo/shared/contract/limits';
import { UPLOAD_SECONDS } from '@rombo/shared/contract/upload';
import { type Key, keys } from './keys.ts';
import { deleteIf, nowInSeconds, updateIf } from './table.ts';

/** Actions of one source under a fixed-window rate limit: at most `times` in `seconds`. */
export interface RateLimit {
  action: string;
  who: string;
  times: number;
  seconds: number;
  /** Ids of the actions. A set of them is stored and not a number: a write that is sent again changes nothing twice. */
  ids: string[];
  /** True if an attempt that timed out stays counted, because it cost as much as any other. */
  keepsTimeouts?: boolean;
}

/** Returns the id of an action that has none of its own. Short, because a limit stores up to a hundred. */
export const newActionId = (): string => randomBytes(6).toString('base64url');

/** The quota of uploads that no form has used yet. */
export const uploadLimit = (username: string, keys: string[]): RateLimit => ({
  action: 'uploads',
  who: username,
  times: MAX_OUTSTANDING_UPLOADS,
  seconds: UPLOAD_SECONDS,
  ids: keys,
});

export const hourlyLimit = (action: string, who: string, times: number, ids = [newActionId()]): RateLimit => ({
  action,
  who,
  times,
  seconds: 60 * 60,
  ids,
});

const windowOf = ({ seconds }: RateLimit): number => Math.floor(nowInSeconds() / seconds);

const keyOf = (limit: RateLimit): Key => keys.throttle(limit.action, limit.who, windowOf(limit));

/** Counts the actions atomically, all or none. Returns 0 within the limit, otherwise the seconds until the window ends. */
export async function consume(limit: RateLimit): Promise<number> {
  const { action, who, times, seconds, ids } = limit;
  const window = windowOf(limit);
  const end = (window + 1) * seconds;
  const within = await updateIf(keys.throttle(action, who, window), 'ADD ids :ids SET #ttl = :end', {
    expression: 'attribute_not_exists(ids) OR size(ids) <= :free OR contains(ids, :first)',
    names: { '#ttl': 'ttl' },
    values: { ':ids': new Set(ids), ':free': times - ids.length, ':first': ids[0], ':end': end },
  });
  return within ? 0 : Math.max(1, end - nowInSeconds());
}

/** Forgets all actions of the current window. */
export async function reset(limit: RateLimit): Promise<void> {
  await deleteIf(keyOf(limit), { expression: 'attribute_exists(pk)' });
}

/** Uncounts the actions. */
export async function release(limit: RateLimit): Promise<void> {
  await updateIf(keyOf(limit), 'DELETE ids :ids', {
    expression: 'attribute_exists(pk)',
    values: { ':ids': new Set(limit.ids) },
  });
}
