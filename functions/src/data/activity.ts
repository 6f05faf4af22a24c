import { Activity } from '@rombo/shared/contract/activity';
import { ACTIVITY_MONTHS } from '@rombo/shared/contract/retention';
import { v7 as uuid } from 'uuid';
import { expiryOf } from './expiry.ts';
import { keys, partitions } from './keys.ts';
import { parseRows } from './rows.ts';
import { deleteIf, putUnlessThere, queryNewest } from './table.ts';

/** Entries on a page of the activity log. */
const ACTIVITY_PER_PAGE = 20;

/** Something that was done; an id of its own, a UUIDv7, makes sure that it is written down once, however often it is reported. */
export type ActivityEntry = Omit<Activity, 'id' | 'at'> & { id?: string };

/** Writes down what was done, now. */
export async function insertActivity({ id = uuid(), ...entry }: ActivityEntry): Promise<void> {
  const at = new Date().toISOString();
  await putUnlessThere({ ...keys.activity(id), ...entry, at, ttl: expiryOf(at, ACTIVITY_MONTHS) });
}

/** Takes an entry out of the log whose place another one has. */
export async function removeActivity(id: string): Promise<void> {
  await deleteIf(keys.activity(id), { expression: 'attribute_exists(pk)' });
}

/** Lists a page of what was done, newest first: an id is a UUIDv7, whose order is that of time. */
export async function listActivity(cursor: string | null): Promise<{ entries: Activity[]; next: string | null }> {
  const { items, next } = await queryNewest(partitions.activity, cursor, ACTIVITY_PER_PAGE);
  const entries = items.map((item) => ({ ...item, id: item.sk }));
  return { entries: parseRows(Activity, entries), next };
}
