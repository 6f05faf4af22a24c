import { randomUUID } from 'node:crypto';
import type { Contact } from '@rombo/shared/collections/contact';
import { omit } from '@rombo/shared/contract/keys-of';
import { SESSION_SECONDS } from '@rombo/shared/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedContact } from '../../../functions/test/changes.ts';
import { emptyTable } from './empty-table.ts';

await emptyTable();
const sessions = await import('../../../functions/src/data/sessions.ts');
const { insertActivity, listActivity, logFailedSignIn } = await import('../../../functions/src/data/activity.ts');
const { insertContact } = await import('../../../functions/src/data/contacts.ts');
const { deleteIf, getItem, queryAll } = await import('../../../functions/src/data/table.ts');

const QUARTER = 15 * 60;
const user = { id: 'u', username: 'admin' };
const visit = { device: 'Firefox', address: '203.0.113.x' };
const anHour = new Date('2030-01-01T10:20:30.000Z');
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(async () => {
  vi.useFakeTimers({ now: anHour, toFake: ['Date'] });
  for (const pk of ['SESSION', 'ACTIVITY']) {
    for (const { sk } of await queryAll(pk)) await deleteIf({ pk, sk }, { expression: 'attribute_exists(pk)' });
  }
});
afterEach(() => void vi.useRealTimers());

describe('a session', () => {
  it('is stored with its account, hour and device', async () => {
    await sessions.openSession('t1', user, visit);
    expect(await getItem({ pk: 'SESSION', sk: 't1' })).toEqual({
      pk: 'SESSION',
      sk: 't1',
      userId: 'u',
      username: 'admin',
      startedAt: '2030-01-01T10:20:30.000Z',
      seenAt: '2030-01-01T10:00:00.000Z',
      ...visit,
      ttl: Date.parse('2030-01-01T12:20:30.000Z') / 1000,
    });
    expect(await sessions.findSession('t1')).toEqual({
      tokenId: 't1',
      user,
      startedAt: '2030-01-01T10:20:30.000Z',
      seenAt: '2030-01-01T10:00:00.000Z',
      remembered: false,
    });
    expect(await sessions.findSession('t2')).toBeUndefined();
  });

  it('is marked as used once an hour, and is not revived if it has ended', async () => {
    await sessions.openSession('t1', user, visit);
    const open = (await sessions.findSession('t1')) ?? expect.fail();
    await deleteIf({ pk: 'SESSION', sk: 't1' }, { expression: 'attribute_exists(pk)' });
    later(3600);
    await sessions.markSeen(open);
    expect(await sessions.findSession('t1')).toBeUndefined();
    await sessions.openSession('t2', user, visit);
    const other = (await sessions.findSession('t2')) ?? expect.fail();
    later(60);
    await sessions.markSeen(other);
    expect((await getItem({ pk: 'SESSION', sk: 't2' }))?.ttl).toBe(Date.parse('2030-01-01T13:20:30.000Z') / 1000);
    later(3600);
    await sessions.markSeen(other);
    expect(await getItem({ pk: 'SESSION', sk: 't2' })).toMatchObject({
      seenAt: '2030-01-01T12:00:00.000Z',
      ttl: Date.parse('2030-01-01T14:21:30.000Z') / 1000,
    });
  });

  it('stays open while it is used once an hour, but at most twelve hours', async () => {
    await sessions.openSession('t1', user, visit);
    for (let hour = 1; hour < SESSION_SECONDS / 3600; hour++) {
      later(3600);
      await sessions.markSeen((await sessions.findSession('t1')) ?? expect.fail(`hour ${hour}`));
    }
    later(3600);
    expect(await sessions.findSession('t1')).toBeUndefined();
  });

  it('ends after thirty days without use if it is remembered, and at the latest after a year', async () => {
    await sessions.openSession('t1', user, visit, true);
    const open = async () => (await sessions.findSession('t1')) ?? expect.fail('ended');
    const day = 24 * 3600;
    for (let days = 29; days < 365; days += 29) {
      later(29 * day);
      await sessions.markSeen(await open());
    }
    later(18 * day);
    expect(await sessions.findSession('t1')).toBeUndefined();
    await sessions.openSession('t2', user, visit, true);
    later(30 * day);
    expect(await sessions.findSession('t2')).toBeUndefined();
  });

  it('is listed for its account, newest first, with an id that does not reveal its token', async () => {
    await sessions.openSession('t1', user, visit);
    later(1);
    await sessions.openSession('t2', user, { ...visit, device: 'Safari' });
    await sessions.openSession('t3', { id: 'o', username: 'other' }, visit);
    const listed = await sessions.listSessions('admin', 't1');
    expect(listed.map(({ device, present }) => [device, present])).toEqual([
      ['Safari', false],
      ['Firefox', true],
    ]);
    const [{ id = '' } = {}, second] = listed;
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).toEqual({
      id: expect.not.stringContaining('t1'),
      startedAt: '2030-01-01T10:20:30.000Z',
      seenAt: '2030-01-01T10:20:30.000Z',
      ...visit,
      remembered: false,
      present: true,
    });
    expect(await sessions.findTokenId('admin', id)).toBe('t2');
    expect(await sessions.findTokenId('other', id)).toBeUndefined();
    expect(await sessions.findTokenId('admin', randomUUID())).toBeUndefined();
  });
});

describe('failed sign-ins', () => {
  const entries = async () =>
    (await listActivity(null)).entries.map(({ device, address, count }) => [device, address, count]);

  it('within 15 minutes are one entry with count, devices and addresses', async () => {
    await logFailedSignIn(visit);
    expect(await entries()).toEqual([['Firefox', '203.0.113.x', 1]]);
    await logFailedSignIn({ device: 'Chrome', address: '198.51.100.x' });
    expect(await entries()).toEqual([['Chrome, Firefox', '198.51.100.x, 203.0.113.x', 2]]);
    expect((await listActivity(null)).entries[0]).toMatchObject({ action: 'sign_in_failed', subject: null });
  });

  it('in two windows are two entries', async () => {
    const window = Math.floor(Date.now() / 1000 / QUARTER);
    vi.setSystemTime((window + 1) * QUARTER * 1000 - 1000);
    await logFailedSignIn(visit);
    later(1);
    await logFailedSignIn(visit);
    expect(await entries()).toHaveLength(2);
  });

  it('are listed by the time of the last one, and as long as other entries', async () => {
    await logFailedSignIn(visit);
    later(60);
    await insertActivity({ action: 'signed_in', subject: null, ...visit });
    const actions = async () => (await listActivity(null)).entries.map(({ action }) => action);
    expect(await actions()).toEqual(['signed_in', 'sign_in_failed']);
    later(60);
    await logFailedSignIn(visit);
    expect(await actions()).toEqual(['sign_in_failed', 'signed_in']);
    const [entry] = (await queryAll('ACTIVITY')).filter(({ action }) => action === 'sign_in_failed');
    expect(entry).toMatchObject({ at: '2030-01-01T10:22:30.000Z', ttl: Date.parse('2031-01-01T10:22:30Z') / 1000 });
  });

  it.each([
    ['three devices and addresses', (n: number) => `D${n}`, (n: number) => `A${n}`, ['D1, D2, D3', 'A1, A2, A3']],
    ['no fourth address of one device', () => 'D', (n: number) => `A${n}`, ['D', 'A1, A2, A3']],
    ['no fourth device of one address', (n: number) => `D${n}`, () => 'A', ['D1, D2, D3', 'A']],
  ])('name %s, and count on', async (_, device, address, named) => {
    for (let number = 1; number <= 5; number++) {
      await logFailedSignIn({ device: device(number), address: address(number) });
    }
    expect(await entries()).toEqual([[...named, 5]]);
  });

  it('at the same time are one entry that counts all of them', async () => {
    await Promise.all(Array.from({ length: 8 }, () => logFailedSignIn(visit)));
    expect(await entries()).toEqual([['Firefox', '203.0.113.x', 8]]);
  });
});

it('a log entry is kept for 12 months, a message for 24 months after it arrived', async () => {
  const entry = { action: 'signed_in', subject: null, ...visit } as const;
  await insertActivity(entry);
  const at = '2030-01-01T10:20:30.000Z';
  const sk = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  const ttl = Date.parse('2031-01-01T10:20:30Z') / 1000;
  expect(await queryAll('ACTIVITY')).toEqual([{ pk: 'ACTIVITY', sk, ...entry, at, ttl }]);

  const { pk, sk: id, ...stored } = storedContact({ createdAt: '2029-12-31T10:00:00.900Z' });
  const contact = omit(stored, 'ttl', 'writeToken');
  expect(await insertContact(contact as unknown as Contact)).toBe(true);
  expect(await getItem({ pk, sk: id })).toMatchObject({ ...contact, ttl: Date.parse('2031-12-31T10:00:00Z') / 1000 });
});
