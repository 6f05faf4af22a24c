/** Texts by section and name. */
export type Texts = Record<string, Record<string, string>>;

/** The names of a dictionary's texts: 'section.text'. */
export type KeyOf<D extends Texts> = {
  [Section in keyof D]: `${Section & string}.${keyof D[Section] & string}`;
}[keyof D];

/** Values for the `{names}` inside a text. */
export type TextValues = Record<string, string | number>;

/** Gives the text of a key, its `{names}` filled in. */
export type Translate<D extends Texts> = (key: KeyOf<D>, values?: TextValues) => string;

/** Makes the function that gives a dictionary's texts. */
export const translator =
  <D extends Texts>(dictionary: D): Translate<D> =>
  (key, values) => {
    const [section = '', name = ''] = key.split('.');
    const text = dictionary[section]?.[name] ?? key;
    return values ? text.replace(/\{(\w+)\}/g, (hole, value: string) => String(values[value] ?? hole)) : text;
  };
