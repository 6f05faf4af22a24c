import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { cleanText, Fields, isUtcTime, Timestamp, WellFormed } from '../contract/text.ts';
import { languageCodes } from '../words/languages.ts';
import { noteKey } from './note-key.ts';

const timeKeys = ['maintenance_from', 'maintenance_until'] as const;
const flagKeys = ['maintenance_mode', 'auto_reply'] as const;
export type SettingKey = (typeof flagKeys)[number] | (typeof timeKeys)[number] | ReturnType<typeof noteKey>;
export const settingKeys: readonly SettingKey[] = [...flagKeys, ...timeKeys, ...languageCodes.map(noteKey)];

export const MAINTENANCE_NOTE_MAX = 300;

export const isSettingKey = (text: string): text is SettingKey => settingKeys.some((key) => key === text);

interface KeyAndValue {
  key: SettingKey;
  value: string;
}

const isValidFlag = ({ key, value }: KeyAndValue): boolean =>
  !flagKeys.some((flagKey) => flagKey === key) || value === 'true' || value === 'false';

const isValidTime = ({ key, value }: KeyAndValue): boolean =>
  !timeKeys.some((timeKey) => timeKey === key) || value === '' || isUtcTime(value);

/**
 * `maintenance_mode` and `auto_reply` are 'true' or 'false'; `maintenance_from` and `maintenance_until` are UTC times or empty; notes are
 * texts for visitors.
 */
export const SettingInput = v.pipe(
  Fields({
    key: v.picklist(settingKeys, refusal('unknown_setting')),
    value: v.pipe(
      v.string(refusal('text')),
      v.transform((text) => cleanText(text)),
      v.maxLength(MAINTENANCE_NOTE_MAX, refusal('too_long', { max: MAINTENANCE_NOTE_MAX })),
      WellFormed,
    ),
  }),
  v.forward(v.partialCheck([['key'], ['value']], isValidFlag, refusal('flag')), ['value']),
  v.forward(v.partialCheck([['key'], ['value']], isValidTime, refusal('date')), ['value']),
);
export type SettingInput = v.InferOutput<typeof SettingInput>;

export const Setting = v.object({
  key: v.picklist(settingKeys),
  value: v.string(),
  updatedAt: Timestamp,
});
export type Setting = v.InferOutput<typeof Setting>;
