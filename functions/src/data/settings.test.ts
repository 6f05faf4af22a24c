import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPlannedMaintenance } from './settings.ts';

const table = vi.hoisted(() => ({ rows: [] as object[], saved: [] as unknown[] }));
vi.mock('./table.ts', () => ({
  queryAll: async () => table.rows,
  put: async ({ key, value }: { key: string; value: string }) => void table.saved.push([key, value]),
}));

const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const [past, future] = [at(-1), at(1)];

describe('applyPlannedMaintenance', () => {
  beforeEach(() => Object.assign(table, { rows: [], saved: [] }));

  it.each<[string, stored: Record<string, string>, saved?: Record<string, string>, updatedAt?: string]>([
    ['nothing is planned', {}],
    ['the beginning is to come', { maintenance_from: future }],
    [
      'the beginning has come',
      { maintenance_from: past, maintenance_until: at(30) },
      { maintenance_mode: 'true', maintenance_from: '' },
    ],
    ['the end is to come', { maintenance_mode: 'true', maintenance_until: future }],
    ['the end has come', { maintenance_mode: 'true', maintenance_until: past }, { maintenance_mode: 'false' }],
    ['a time cannot be read', { maintenance_mode: 'true', maintenance_from: 'domani', maintenance_until: 'x' }],
    ['the site is open', { maintenance_mode: 'false', maintenance_until: past }],
    ['the site was closed after that end', { maintenance_mode: 'true', maintenance_until: at(-10) }, {}, at(-5)],
  ])('%s', async (_, stored, saved = {}, updatedAt = at(-60)) => {
    for (const [key, value] of Object.entries(stored))
      table.rows.push({ pk: 'SETTING', sk: key, key, value, updatedAt });
    await applyPlannedMaintenance();
    expect(table.saved).toEqual(Object.entries(saved));
  });
});
