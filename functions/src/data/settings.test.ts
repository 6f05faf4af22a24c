import type { SettingKey } from '@rombo/shared/collections/setting';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings, readUsage, saveUsage } from './settings.ts';

const { queryAll, put } = vi.hoisted(() => ({ queryAll: vi.fn(), put: vi.fn() }));
vi.mock('./table.ts', () => ({ queryAll, put }));

const NOW = Date.parse('2026-11-28T12:00:00.000Z');
const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();

const [mode, from, until] = ['maintenance_mode', 'maintenance_from', 'maintenance_until'] as const;
vi.useFakeTimers({ toFake: ['Date'], now: NOW });
afterAll(() => void vi.useRealTimers());

type Saved = [value: string, savedMinutesAgo?: number];

it.each<[string, stored: Partial<Record<SettingKey, Saved>>, closed: boolean, changesIn?: number]>([
  ['nothing is set', {}, false],
  ['a plan is to come', { [from]: [at(5)], [until]: [at(30)] }, false, 5],
  ['a plan has begun', { [from]: [at(-5)], [until]: [at(30)] }, true, 30],
  ['a plan without an end has begun', { [from]: [at(-5)] }, true],
  ['a plan is over', { [from]: [at(-1)], [until]: [at(-0.5)] }, false],
  ['a plan is over whose times were saved afterwards', { [until]: [at(-1), 0], [from]: [at(-2), 0] }, false],
  ['a plan begins now', { [from]: [at(0)] }, true],
  ['a plan ends now', { [from]: [at(-5)], [until]: [at(0)] }, false],
  ['the site was opened during a plan', { [mode]: ['false', 2], [from]: [at(-5)], [until]: [at(30)] }, false, 30],
  ['the site was opened before a plan', { [mode]: ['false', 10], [from]: [at(-5)], [until]: [at(30)] }, true, 30],
  ['a plan in the past was saved after it was opened', { [mode]: ['false', 2], [from]: [at(-5), 1] }, true],
  ['the site was closed and no end is planned', { [mode]: ['true'] }, true],
  ['the end of a closed site is to come', { [mode]: ['true'], [until]: [at(10)] }, true, 10],
  ['the end of a closed site has come', { [mode]: ['true'], [until]: [at(-1)] }, false],
  ['the site was closed after that end', { [mode]: ['true', 5], [until]: [at(-10)] }, true],
  ['the site was closed after a plan', { [mode]: ['true', 5], [from]: [at(-30)], [until]: [at(-10)] }, true],
  ['times are unreadable', { [mode]: ['false'], [from]: ['domani'], [until]: ['7'] }, false],
  ['times are blank', { [mode]: ['true'], [from]: [''], [until]: [''] }, true],
])('%s', async (_, stored, closed, changesIn) => {
  const rows = Object.entries<Saved | undefined>(stored).map(([key, [value, minutesAgo = 60] = ['']]) => {
    return { pk: 'SETTING', sk: key, key, value, updatedAt: at(-minutesAgo) };
  });
  queryAll.mockResolvedValue(rows);
  const changesAt = changesIn === undefined ? undefined : NOW + changesIn * 60_000;
  expect(await readSettings()).toMatchObject({ closed, changesAt });
});

it('measured use is that of AWS, or on the own machine without costs and with its own backups', async () => {
  const items: object[] = [];
  put.mockImplementation(async (item) => void items.push(item));
  queryAll.mockImplementation(async () => items);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('OWN_MACHINE', '');
  expect(await readUsage()).toEqual({ hosting: 'aws', storage: null, backup: null, cost: null });
  const storage = { files: 3, bytes: 4, at: at(0) };
  const cost = { amount: 1.5, currency: 'USD', at: at(0) };
  await saveUsage('storage', storage);
  await saveUsage('cost', cost);
  await saveUsage('restorable', { at: at(1) });
  await saveUsage('archive', { at: at(2) });
  expect(await readUsage()).toEqual({ hosting: 'aws', storage, backup: { at: at(1) }, cost });
  vi.stubEnv('OWN_MACHINE', '1');
  expect(await readUsage()).toEqual({ hosting: 'own', storage, backup: { at: at(2) }, cost: null });
});
