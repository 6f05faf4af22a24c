import { MAX_OUTSTANDING_UPLOADS } from '@rombo/shared/contract/limits';
import { UPLOAD_SECONDS } from '@rombo/shared/contract/upload';
import { type Key, keys } from './keys.ts';
import { type Condition, deleteIf, nowInSeconds, updateIf } from './table.ts';

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

const keyOf = (limit: RateLimit): Key => keys.throttle(limit.action, limit.who, windowOf(limit));

/** Adds to the current window if the condition holds. Returns 0 if it did, otherwise the seconds until the window ends. */
async function add(limit: RateLimit, added: string, { expression, names, values }: Condition): Promise<number> {
  const window = windowOf(limit);
  const end = (window + 1) * limit.seconds;
  const within = await updateIf(keys.throttle(limit.action, limit.who, window), `ADD ${added} SET #ttl = :end`, {
    expression,
    names: { ...names, '#ttl': 'ttl' },
    values: { ...values, ':end': end },
  });
  return within ? 0 : Math.max(1, end - nowInSeconds());
}

/** Counts one action atomically. Returns 0 within the limit, otherwise the seconds until the window ends. */
export const consume = (limit: RateLimit): Promise<number> =>
  add(limit, '#count :one', {
    expression: 'attribute_not_exists(pk) OR #count < :times',
    names: { '#count': 'count' },
    values: { ':one': 1, ':times': limit.times },
  });

export async function reset(limit: RateLimit): Promise<void> {
  await deleteIf(keyOf(limit), { expression: 'attribute_exists(pk)' });
}

export async function release(limit: RateLimit): Promise<void> {
  await updateIf(keyOf(limit), 'ADD #count :one', {
    expression: 'attribute_exists(pk)',
    names: { '#count': 'count' },
    values: { ':one': -1 },
  });
}

const uploadsOf = (who: string): RateLimit => ({
  action: 'uploads',
  who,
  times: MAX_OUTSTANDING_UPLOADS,
  seconds: UPLOAD_SECONDS,
});

/** Counts new uploads against the quota, all or none. Returns 0, or the seconds until the window ends. */
export async function announceUploads(username: string, uploads: string[]): Promise<number> {
  const limit = uploadsOf(username);
  return add(limit, 'announced :keys', {
    expression: 'attribute_not_exists(announced) OR size(announced) <= :free',
    values: { ':keys': new Set(uploads), ':free': limit.times - uploads.length },
  });
}

/** Gives uploads back to the quota. A set of their keys and not a number: a form that is sent again gives nothing back twice. */
export async function returnUploads(username: string, uploads: string[]): Promise<void> {
  await updateIf(keyOf(uploadsOf(username)), 'DELETE announced :keys', {
    expression: 'attribute_exists(pk)',
    values: { ':keys': new Set(uploads) },
  });
}
