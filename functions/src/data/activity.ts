import { Activity, type ActivityAction } from '@rombo/shared/contract/activity';
import { ACTIVITY_MONTHS } from '@rombo/shared/contract/limits';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { REQUEST_TIMEOUT_MS } from '../deadline.ts';
import { bestEffort } from '../logger.ts';
import { expiryOf, keys, partitions } from './keys.ts';
import { parseRow, parseRows } from './rows.ts';
import { deleteItem, getItem, nowInSeconds, putOnce, queryNewest, updateAndGet } from './table.ts';

/** A client's browser and shortened address, just enough to tell devices apart. */
export interface ClientInfo {
  /** Browser and system, for example "Safari, iPhone". */
  device: string;
  address: string;
}

const ACTIVITY_PER_PAGE = 20;

/** A new log entry. With an `id` (a UUIDv7) the write is idempotent. */
type ActivityEntry = Omit<Activity, 'id' | 'at'> & { id?: string };

export async function insertActivity({ id = uuid(), ...entry }: ActivityEntry): Promise<void> {
  const at = new Date().toISOString();
  await putOnce({ ...keys.activity(id), ...entry, at, ttl: expiryOf(at, ACTIVITY_MONTHS) });
}

/** Lists a page of the activity log, newest first: ids are UUIDv7, which sort by time. */
export async function listActivity(cursor: string | null): Promise<{ entries: Activity[]; next: string | null }> {
  const { items, next } = await queryNewest(partitions.activity, cursor, ACTIVITY_PER_PAGE);
  const entries = items.map((item) => ({ ...item, id: item.sk }));
  return { entries: parseRows(Activity, entries), next };
}

/** Failures within this many seconds share one log entry, so that a flood of them hides nothing else. */
const WINDOW_SECONDS = 15 * 60;

/** Maximum number of devices and addresses that an entry names. The first ones are enough to describe a flood. */
const MAX_NAMES = 3;

const NONE = 'none';

const Names = v.optional(v.set(v.string()), new Set<string>());
const Row = v.object({ count: v.number(), previous: v.string(), devices: Names, addresses: Names });

/** Counts a failure in its window, and adds its device and address while there is room for them. */
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
    values: { ...values, ':device': new Set([device]), ':address': new Set([address]), ':named': MAX_NAMES },
  });
  const item = counted ?? (await updateAndGet(key, update, { expression: 'attribute_exists(pk)', names, values }));
  return item && parseRow(Row, item);
}

const joinNames = (names: Set<string>): string => [...names].sort().join(', ');

/** Logs a failed sign-in. Rewrites the entry of its window under a new id, so that the log stays in order. */
export async function recordFailedSignIn(client: ClientInfo): Promise<void> {
  const window = Math.floor(nowInSeconds() / WINDOW_SECONDS);
  const id = uuid();
  const counted = await count(window, id, client);
  if (!counted) return;
  const { count: times, previous } = counted;
  const clientInfo = { device: joinNames(counted.devices), address: joinNames(counted.addresses) };
  await insertActivity({
    id,
    action: 'sign_in_failed',
    subject: null,
    ...clientInfo,
    ...(times > 1 && { count: times }),
  });
  if (previous !== NONE && previous !== id) await deleteItem(keys.activity(previous));
  if ((await getItem(keys.failedSignIns(window)))?.entry !== id) await deleteItem(keys.activity(id));
}

/** Writes an activity log entry after a change. Never throws, because the change is done. */
export const logActivity = (entry: ActivityEntry): Promise<void> => log(entry.action, () => insertActivity(entry));

/** Logs a failed sign-in without the typed name, which may be a password in the wrong field. */
export const logFailedSignIn = (client: ClientInfo): Promise<void> =>
  log('sign_in_failed', () => recordFailedSignIn(client));

const log = (action: ActivityAction, write: () => Promise<void>): Promise<void> =>
  bestEffort(write, 'activity_lost', { action }, REQUEST_TIMEOUT_MS);
