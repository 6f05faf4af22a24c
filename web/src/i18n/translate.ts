import type { Dictionary } from './it.ts';

/** The name of a text: 'section.text'. */
export type TextKey = {
  [Section in keyof Dictionary]: `${Section}.${keyof Dictionary[Section] & string}`;
}[keyof Dictionary];

/** Values for the `{names}` inside a text. */
export type TextValues = Record<string, string | number>;

export type Translate = (key: TextKey, values?: TextValues) => string;

/** Makes the function that finds texts in a dictionary and fills in their `{names}`. */
export const translator =
  (dictionary: Dictionary): Translate =>
  (key, values) => {
    const [section = '', name = ''] = key.split('.');
    const texts: Record<string, Record<string, string>> = dictionary;
    const text = texts[section]?.[name] ?? key;
    return values ? text.replace(/\{(\w+)\}/g, (hole, value: string) => String(values[value] ?? hole)) : text;
  };
