import { IMPORT_HOURS } from '@rombo/shared/contract/import';
import { beforeEach, expect, it, vi } from 'vitest';
import { objects } from '../../test/bucket.ts';
import { type Plan, readPlan, savePlan } from './steps.ts';

vi.mock('../files/bucket.ts', () => import('../../test/bucket.ts'));

const id = '01a22411-2e28-72ee-8c59-219e0219c3ea';
const read = async (by = 'admin', own = id) => (await readPlan(own, by)).by;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') });
  objects.clear();
  const createdAt = new Date().toISOString();
  await savePlan(id, { by: 'admin', kind: 'dealer', createdAt, zips: [], steps: [] } satisfies Plan);
  return () => vi.useRealTimers();
});

it.each([
  ['its preview', 0],
  ['it was first applied', 23 * 3_600_000],
])('an import can be applied and undone for a day after %s, then it is gone', async (_, later) => {
  const createdAt = new Date().toISOString();
  const appliedAt = new Date(Date.now() + later).toISOString();
  const plan: Plan = { by: 'admin', kind: 'dealer', createdAt, zips: [], steps: [] };
  await savePlan(id, later ? { ...plan, appliedAt } : plan);
  vi.setSystemTime(Date.now() + later + IMPORT_HOURS * 3_600_000 - 1);
  expect(await read()).toBe('admin');
  vi.setSystemTime(Date.now() + 1);
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
});

it('another account, or an id that is none, finds no import', async () => {
  await expect(read('other')).rejects.toMatchObject({ code: 'not_found' });
  for (const text of ['../x', `${id}x`]) {
    await savePlan(text, { by: 'admin', kind: 'dealer', createdAt: new Date().toISOString(), zips: [], steps: [] });
    await expect(read('admin', text)).rejects.toMatchObject({ code: 'not_found' });
  }
});
