import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPlannedMaintenance } from './settings.ts';

const table = vi.hoisted(() => ({ rows: [] as object[], saved: [] as unknown[] }));
vi.mock('./table.ts', () => ({
  queryAll: async () => table.rows,
  put: async ({ key, value }: { key: string; value: string }) => void table.saved.push([key, value]),
}));

const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const set = (key: string, value: string, updatedAt = at(-60)) =>
  table.rows.push({ pk: 'SETTING', sk: key, key, value, updatedAt });

describe('applyPlannedMaintenance', () => {
  beforeEach(() => Object.assign(table, { rows: [], saved: [] }));

  it.each([
    ['nothing is planned', [], []],
    ['the beginning is to come', [['maintenance_from', at(1)]], []],
    [
      'the beginning has come',
      [
        ['maintenance_from', at(-1)],
        ['maintenance_until', at(30)],
      ],
      [
        ['maintenance_mode', 'true'],
        ['maintenance_from', ''],
      ],
    ],
    [
      'the end is to come',
      [
        ['maintenance_mode', 'true'],
        ['maintenance_until', at(1)],
      ],
      [],
    ],
    [
      'the end has come',
      [
        ['maintenance_mode', 'true'],
        ['maintenance_until', at(-1)],
      ],
      [['maintenance_mode', 'false']],
    ],
    [
      'a time cannot be read',
      [
        ['maintenance_mode', 'true'],
        ['maintenance_from', 'domani'],
        ['maintenance_until', 'x'],
      ],
      [],
    ],
    [
      'the site is open',
      [
        ['maintenance_mode', 'false'],
        ['maintenance_until', at(-1)],
      ],
      [],
    ],
    [
      'the site was closed after that end',
      [
        ['maintenance_mode', 'true', at(-5)],
        ['maintenance_until', at(-10)],
      ],
      [],
    ],
  ] as [string, [string, string, string?][], string[][]][])('%s', async (_, settings, saved) => {
    for (const setting of settings) set(...setting);
    await applyPlannedMaintenance();
    expect(table.saved).toEqual(saved);
  });
});
