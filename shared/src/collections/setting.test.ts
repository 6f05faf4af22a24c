import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SettingInput } from './setting.ts';

describe('SettingInput', () => {
  it('takes the known setting with either value', () => {
    expect(v.is(SettingInput, { key: 'maintenance_mode', value: 'true' })).toBe(true);
    expect(v.is(SettingInput, { key: 'maintenance_mode', value: 'false' })).toBe(true);
  });

  it('takes a moment in UTC as the end of the maintenance, or none', () => {
    for (const value of ['2026-11-22T18:30:00.000Z', '2026-11-22T18:30Z', ''])
      expect(v.is(SettingInput, { key: 'maintenance_until', value })).toBe(true);
  });

  it.each([
    { key: 'maintenance_until', value: 'domani' },
    { key: 'maintenance_until', value: '2026-11-22T18:30:00+01:00' },
    { key: 'maintenance_until', value: '2026-11-32T18:30:00Z' },
    { key: 'maintenance_mode', value: true },
    { key: 'theme', value: 'true' },
    { key: 'maintenance_mode' },
  ])('refuses %j', (input) => {
    expect(v.is(SettingInput, input)).toBe(false);
  });
});
