import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { insertActivity, removeActivity } from './activity.ts';
import type { ClientInfo } from './client-info.ts';
import { keys } from './keys.ts';
import { parseRow } from './rows.ts';
import { getItem, nowInSeconds, updateAndGet } from './table.ts';

/** Failures of so many seconds are one entry of the log, so that a flood of them hides nothing else. */
const WINDOW_SECONDS = 15 * 60;

/** So many devices and addresses are named; of a flood from everywhere the first ones tell enough. */
const NAMED = 3;

const NONE = 'none';

const Names = v.optional(v.set(v.string()), new Set<string>());
const Row = v.object({ count: v.number(), previous: v.string(), devices: Names, addresses: Names });

/** Counts a failure in its window, which also learns the device and the address while it has room for them. */
async function count(
  window: number,
  id: string,
  { device, address }: ClientInfo,
): Promise<v.InferOutput<typeof Row> | undefined> {
  const key = keys.failedSignIns(window);
  const update = 'SET #previous = if_not_exists(entry, :none), entry = :id, #ttl = :end ADD #count :one';
  const names = { '#previous': 'previous', '#count': 'count', '#ttl': 'ttl' };
  const values = { ':none': NONE, ':id': id, ':one': 1, ':end': (window + 2) * WINDOW_SECONDS };
  const counted = await updateAndGet(key, `${update}, devices :device, addresses :address`, {
    expression: 'attribute_not_exists(devices) OR (size(devices) < :named AND size(addresses) < :named)',
    names,
    values: { ...values, ':device': new Set([device]), ':address': new Set([address]), ':named': NAMED },
  });
  const item = counted ?? (await updateAndGet(key, update, { expression: 'attribute_exists(pk)', names, values }));
  return item && parseRow(Row, item);
}

const listed = (names: Set<string>): string => [...names].sort().join(', ');

/**
 * Adds a failed sign-in to the log of activity. The entry of its window is written anew under a new id, so that the log stays in the
 * order of time; of several at once the last one's entry stays, which the window's item names.
 */
export async function recordFailedSignIn(client: ClientInfo): Promise<void> {
  const window = Math.floor(nowInSeconds() / WINDOW_SECONDS);
  const id = uuid();
  const counted = await count(window, id, client);
  if (!counted) return;
  const { count: times, previous } = counted;
  const where = { device: listed(counted.devices), address: listed(counted.addresses) };
  await insertActivity({ id, action: 'sign_in_failed', subject: null, ...where, ...(times > 1 && { count: times }) });
  if (previous !== NONE && previous !== id) await removeActivity(previous);
  if ((await getItem(keys.failedSignIns(window)))?.entry !== id) await removeActivity(id);
}
