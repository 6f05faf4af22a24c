import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Fields, isUtcMoment, Timestamp } from '../contract/text.ts';

export const settingKeys = ['maintenance_mode', 'maintenance_until'] as const;
export type SettingKey = (typeof settingKeys)[number];

export const isSettingKey = (text: string): text is SettingKey => (settingKeys as readonly string[]).includes(text);

interface KeyAndValue {
  key: SettingKey;
  value: string;
}

const isSwitch = ({ key, value }: KeyAndValue): boolean =>
  key !== 'maintenance_mode' || value === 'true' || value === 'false';

const isMoment = ({ key, value }: KeyAndValue): boolean =>
  key !== 'maintenance_until' || value === '' || isUtcMoment(value);

/** `maintenance_mode` is 'true' or 'false', `maintenance_until` the planned end in UTC, or empty. */
export const SettingInput = v.pipe(
  Fields({
    key: v.picklist(settingKeys, refusal('unknown_setting')),
    value: v.string(refusal('text')),
  }),
  v.forward(v.partialCheck([['key'], ['value']], isSwitch, refusal('flag')), ['value']),
  v.forward(v.partialCheck([['key'], ['value']], isMoment, refusal('date')), ['value']),
);
export type SettingInput = v.InferOutput<typeof SettingInput>;

export const Setting = v.object({
  key: v.picklist(settingKeys),
  value: v.string(),
  updatedAt: Timestamp,
});
export type Setting = v.InferOutput<typeof Setting>;
