import { SESSION_SECONDS } from '@rombo/shared/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findSession, markSeen, openSession } from './sessions.ts';
import type { Item } from './table.ts';

const { items, now } = vi.hoisted(() => ({
  items: new Map<string, Item>(),
  now: () => Math.floor(Date.now() / 1000),
}));
vi.mock('./table.ts', () => ({
  nowInSeconds: now,
  put: async (item: Item) => void items.set(item.sk, item),
  getItem: async ({ sk }: Item) => (Number(items.get(sk)?.ttl) > now() ? items.get(sk) : undefined),
  updateIf: async ({ sk }: Item, _: string, { values }: { values: Record<string, unknown> }) =>
    Boolean(items.set(sk, { ...(items.get(sk) as Item), seenAt: values[':hour'], ttl: values[':end'] })),
}));

const user = { id: 'u', username: 'admin' };
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

/** Uses the session as a request does; says whether it is still open. */
async function use(): Promise<boolean> {
  const session = await findSession('token');
  if (session) await markSeen(session);
  return session !== undefined;
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:20:00Z'), toFake: ['Date'] });
  await openSession('token', user, { device: 'x', address: 'y' });
});
afterEach(() => void vi.useRealTimers());

it('a session in use stays open, an hour without a request included, and ends twelve hours after it began all the same', async () => {
  const hours = SESSION_SECONDS / 3600;
  for (let hour = 1; hour < hours; hour++) {
    pass(60);
    expect(await use(), `hour ${hour}`).toBe(true);
  }
  pass(60);
  expect(await use()).toBe(false);
});
