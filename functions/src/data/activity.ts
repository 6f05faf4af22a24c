import type { Activity } from '@rombo/shared/activity';
import { ACTIVITY_MONTHS } from '@rombo/shared/retention';
import { v7 as uuid } from 'uuid';
import { keys, partitions } from './keys.ts';
import { deleteIf, type Item, putUnlessThere, queryPage } from './table.ts';

/** Entries on a page of the activity log. */
export const ACTIVITY_PER_PAGE = 20;

/** Something that was done; an id of its own, a UUIDv7, makes sure that it is written down once, however often it is reported. */
export type ActivityEntry = Omit<Activity, 'id' | 'at'> & { id?: string };

/** Writes down what was done, now. */
export async function insertActivity({ id = uuid(), ...entry }: ActivityEntry): Promise<void> {
  await putUnlessThere({ ...keys.activity(id), ...entry, at: new Date().toISOString(), ttl: expiry() });
}

/** Takes an entry out of the log whose place another one has. */
export async function removeActivity(id: string): Promise<void> {
  await deleteIf(keys.activity(id), { expression: 'attribute_exists(pk)' });
}

/** Lists a page of what was done, newest first: an id is a UUIDv7, whose order is that of time. */
export async function listActivity(cursor: string | null): Promise<{ entries: Activity[]; next: string | null }> {
  const { items, next } = await queryPage({
    pk: partitions.activity,
    limit: ACTIVITY_PER_PAGE,
    newestFirst: true,
    ...(cursor && { from: { ...keys.activity(cursor) } }),
  });
  return { entries: items.map(fromItem), next: next ? String(next.sk) : null };
}

const expiry = (): number => {
  const end = new Date();
  end.setUTCMonth(end.getUTCMonth() + ACTIVITY_MONTHS);
  return Math.floor(end.getTime() / 1000);
};

const fromItem = (item: Item): Activity => {
  const stored = item as Item & Activity;
  return {
    id: stored.sk,
    at: stored.at,
    action: stored.action,
    subject: stored.subject,
    device: stored.device,
    address: stored.address,
    ...(stored.count !== undefined && { count: stored.count }),
  };
};
