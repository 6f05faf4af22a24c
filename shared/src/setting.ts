import * as v from 'valibot';
import { Fields, Timestamp } from './text.ts';

/** The settings that exist. */
export const settingKeys = ['maintenance_mode'] as const;
export type SettingKey = (typeof settingKeys)[number];

export const isSettingKey = (text: string): text is SettingKey => (settingKeys as readonly string[]).includes(text);

/** A new value for a setting; `maintenance_mode` is the text 'true' or 'false'. */
export const SettingInput = Fields({
  key: v.picklist(settingKeys, 'Impostazione sconosciuta'),
  value: v.picklist(['true', 'false'], "Inserisci 'true' o 'false'"),
});
export type SettingInput = v.InferOutput<typeof SettingInput>;

export const Setting = v.object({
  key: v.picklist(settingKeys),
  value: v.picklist(['true', 'false']),
  updatedAt: Timestamp,
});
export type Setting = v.InferOutput<typeof Setting>;
