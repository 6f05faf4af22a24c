import { Activity, type ActivityAction } from '@rombo/shared/contract/activity';
import { ACTIVITY_MONTHS } from '@rombo/shared/contract/limits';
import { v7 as uuid } from 'uuid';
import { bestEffort } from '../logger.ts';
import { REQUEST_TIMEOUT_MS } from '../time-limits.ts';
import { expiryOf, keys, partitions } from './keys.ts';
import { parseRows } from './rows.ts';
import { nowInSeconds, putOnce, queryNewest, updateIf } from './table.ts';

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

/** Joins the devices or addresses of an entry of failed sign-ins. Other entries have one. */
const joinNames = (names: unknown): unknown => (names instanceof Set ? [...names].sort().join(', ') : names);

/** Lists a page of the activity log, newest first: ids are UUIDv7, which sort by time. */
export async function listActivity(cursor: string | null): Promise<{ entries: Activity[]; next: string | null }> {
  const { items, next } = await queryNewest(partitions.activity, cursor, ACTIVITY_PER_PAGE);
  const entries = items.map((item) => ({
    ...item,
    id: item.sk,
    device: joinNames(item.device),
    address: joinNames(item.address),
  }));
  return { entries: parseRows(Activity, entries).sort((a, b) => b.at.localeCompare(a.at)), next };
}

/** Failures within this many seconds share one log entry, so that a flood of them hides nothing else. */
const WINDOW_SECONDS = 15 * 60;

/** Maximum number of devices and addresses that an entry names. The first ones are enough to describe a flood. */
const MAX_NAMES = 3;

/** Counts a failed sign-in in the log entry of its window, and names its device and address while there is room for them. */
async function recordFailedSignIn({ device, address }: ClientInfo): Promise<void> {
  const window = Math.floor(nowInSeconds() / WINDOW_SECONDS);
  // The id of the window's end: the entry must not sort below entries that are older than its last failure.
  const msecs = (window + 1) * WINDOW_SECONDS * 1000 - 1;
  const key = keys.activity(uuid({ msecs, random: new Uint8Array(16) }));
  const at = new Date().toISOString();
  const update = 'SET #action = :action, subject = :none, #at = :at, #ttl = :ttl ADD #count :one';
  const names = { '#action': 'action', '#at': 'at', '#ttl': 'ttl', '#count': 'count' };
  const action: ActivityAction = 'sign_in_failed';
  const values = { ':action': action, ':none': null, ':at': at, ':ttl': expiryOf(at, ACTIVITY_MONTHS), ':one': 1 };
  const isNamed = await updateIf(key, `${update}, device :device, address :address`, {
    expression: 'attribute_not_exists(pk) OR (size(device) < :named AND size(address) < :named)',
    names,
    values: { ...values, ':device': new Set([device]), ':address': new Set([address]), ':named': MAX_NAMES },
  });
  if (!isNamed) await updateIf(key, update, { expression: 'attribute_exists(pk)', names, values });
}

/** Writes an activity log entry after a change. Never throws, because the change is done. */
export const logActivity = (entry: ActivityEntry): Promise<void> => log(entry.action, () => insertActivity(entry));

/** Logs a failed sign-in without the typed name, which may be a password in the wrong field. */
export const logFailedSignIn = (client: ClientInfo): Promise<void> =>
  log('sign_in_failed', () => recordFailedSignIn(client));

const log = (action: ActivityAction, write: () => Promise<void>): Promise<void> =>
  bestEffort(write, 'activity_lost', { action }, REQUEST_TIMEOUT_MS);
