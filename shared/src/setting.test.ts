import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isSettingKey, SettingInput } from './setting.ts';

describe('SettingInput', () => {
  it('takes the known setting with either value', () => {
    expect(v.is(SettingInput, { key: 'maintenance_mode', value: 'true' })).toBe(true);
    expect(v.is(SettingInput, { key: 'maintenance_mode', value: 'false' })).toBe(true);
  });

  it.each([
    { key: 'maintenance_mode', value: true },
    { key: 'maintenance_mode', value: 'on' },
    { key: 'theme', value: 'true' },
    { key: 'maintenance_mode' },
  ])('refuses %j', (input) => {
    expect(v.is(SettingInput, input)).toBe(false);
  });
});

describe('isSettingKey', () => {
  it.each(['toString', '__proto__', '', 'Maintenance_mode'])('does not know %j', (text) => {
    expect(isSettingKey(text)).toBe(false);
  });
});
