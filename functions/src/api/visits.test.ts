import { fromKeys } from '@rombo/shared/contract/keys-of';
import { type VisitSums, visitLists } from '@rombo/shared/contract/visits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTable } from '../../test/open-table.ts';
import { call, cookie, site } from '../../test/site.ts';

const none: VisitSums = { named: {}, others: 0 };
const dayAt = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString().slice(0, 10);
const of = (day: string, views: number) => ({
  ...fromKeys(visitLists, () => none),
  day,
  views,
  searches: { named: { '<b>candela</b>': views }, others: 1 },
});

const {
  table: { endpoint, name },
  credentials,
} = site;
const table = openTable({ name, endpoint, credentials, region: 'eu-south-1' });
const days = [0, 1, 29, 30, 399, 400].map(dayAt);

beforeAll(() => table.put(...days.map((day, at) => ({ pk: 'VISITS', sk: day, ...of(day, at + 3), ttl: 4e9 }))));
afterAll(async () => table.remove(...(await table.items('VISITS'))));

const listed = async (query: Record<string, string>) => {
  const { status, body } = await call('listVisits', { cookie, query });
  expect(status).toBe(200);
  // The site counts its own visits meanwhile.
  return body.flatMap(({ day }: { day: string }) => (days.includes(day) ? day : []));
};

it('lists the sums of the days in a range, without their keys, by default of the last 30 days', async () => {
  const { body, headers } = await call('listVisits', { cookie, query: { from: dayAt(1), to: dayAt(1) } });
  expect(body).toEqual([of(dayAt(1), 4)]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await listed({})).toEqual([dayAt(29), dayAt(1), dayAt(0)]);
  expect(await listed({ from: dayAt(399) })).toEqual(days.slice(0, 5).toReversed());
});

it('lists at most 400 days, and none of a range that ends before it begins', async () => {
  expect(await listed({ from: '2020-01-01' })).toEqual(days.slice(0, 5).toReversed());
  expect(await listed({ from: dayAt(0), to: dayAt(1) })).toEqual([]);
  expect(await listed({ from: '0000-01-01', to: '9999-12-31' })).toEqual([]);
});

it.each([{ from: 'ieri' }, { to: '2026-02-30' }])('refuses %j', async (query) => {
  const { status, body } = await call('listVisits', { cookie, query });
  expect([status, body.code]).toEqual([400, 'bad_request']);
});

it('refuses visitors', async () => expect((await call('listVisits')).status).toBe(401));
