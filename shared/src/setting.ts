import * as v from 'valibot';
import { Fields, Timestamp } from './text.ts';

/** The settings that exist. */
export const settingKeys = ['maintenance_mode', 'maintenance_until'] as const;
export type SettingKey = (typeof settingKeys)[number];

export const isSettingKey = (text: string): text is SettingKey => (settingKeys as readonly string[]).includes(text);

/** A moment in UTC with at least its minute, such as 2026-11-22T18:30Z. */
export const UTC_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;

interface KeyAndValue {
  key: SettingKey;
  value: string;
}

const isSwitch = ({ key, value }: KeyAndValue): boolean =>
  key !== 'maintenance_mode' || value === 'true' || value === 'false';

const isMoment = ({ key, value }: KeyAndValue): boolean =>
  key !== 'maintenance_until' || value === '' || (UTC_MOMENT.test(value) && !Number.isNaN(Date.parse(value)));

/**
 * A new value for a setting: `maintenance_mode` is the text 'true' or 'false', `maintenance_until` the moment in UTC when the maintenance
 * is planned to end, or empty.
 */
export const SettingInput = v.pipe(
  Fields({
    key: v.picklist(settingKeys, 'Impostazione sconosciuta'),
    value: v.string('Inserisci un testo'),
  }),
  v.forward(v.partialCheck([['key'], ['value']], isSwitch, "Inserisci 'true' o 'false'"), ['value']),
  v.forward(v.partialCheck([['key'], ['value']], isMoment, 'Inserisci una data'), ['value']),
);
export type SettingInput = v.InferOutput<typeof SettingInput>;

export const Setting = v.object({
  key: v.picklist(settingKeys),
  value: v.string(),
  updatedAt: Timestamp,
});
export type Setting = v.InferOutput<typeof Setting>;
