import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertActivity } from './activity.ts';
import { insertContact } from './contacts.ts';
import { findOffer, offerSecret } from './second-factor.ts';

type Fields = Record<string, unknown>;
const table = vi.hoisted(() => ({
  written: [] as Fields[],
  item: undefined as Fields | undefined,
}));
vi.mock('./table.ts', () => {
  const write = async (item: Fields) => Boolean(table.written.push(item));
  return {
    nowInSeconds: () => Math.floor(Date.now() / 1000),
    putUnlessThere: write,
    putIfAbsent: write,
    updateIf: async (_: unknown, __: string, { values }: { values: Fields }) => write(values),
    getItem: async () => table.item,
  };
});

const seconds = (time: string) => Date.parse(time) / 1000;
const id = '0ffe0000-0000-7abc-8def-000000000001';
const contact = {
  id,
  firstName: 'Mario',
  lastName: 'Rossi',
  email: 'mario@example.com',
  phone: null,
  subject: 'Altro',
  message: 'Buongiorno',
  createdAt: '2025-12-31T10:00:00.900Z',
  consentAt: null,
  privacyVersion: null,
  productId: null,
  status: 'read' as const,
  spamReason: null,
  note: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:20:00.900Z'), toFake: ['Date'] });
  Object.assign(table, { written: [], item: undefined });
});
afterEach(() => void vi.useRealTimers());

describe('an entry of the log of activity', () => {
  it('is kept for twelve months from now, under an id of its own', async () => {
    await insertActivity({ action: 'signed_in', subject: null, device: 'x', address: 'y' });
    expect(table.written).toEqual([
      {
        pk: 'ACTIVITY',
        sk: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        action: 'signed_in',
        subject: null,
        device: 'x',
        address: 'y',
        at: '2026-11-22T08:20:00.900Z',
        ttl: seconds('2027-11-22T08:20:00Z'),
      },
    ]);
  });
});

describe('a message', () => {
  it('is kept for 24 months from when it came', async () => {
    expect(await insertContact(contact)).toBe(true);
    expect(table.written).toEqual([{ pk: 'CONTACT', sk: id, ...contact, ttl: seconds('2027-12-31T10:00:00Z') }]);
  });
});

describe('the secret of a second factor', () => {
  it('waits for its first code for a quarter of an hour', async () => {
    await offerSecret('admin', 'sealed');
    expect(table.written).toEqual([{ ':secret': 'sealed', ':until': seconds('2026-11-22T08:35:00Z') }]);
    table.item = { offeredSecret: 'sealed', offeredUntil: seconds('2026-11-22T08:35:00Z') };
    vi.setSystemTime(new Date('2026-11-22T08:34:59Z'));
    expect(await findOffer('admin')).toBe('sealed');
    vi.setSystemTime(new Date('2026-11-22T08:35:00Z'));
    expect(await findOffer('admin')).toBeUndefined();
  });
});
