import { basename } from 'node:path';
import type { Collection } from '@rombo/shared/collections/collection';
import { fromKeys, pick } from '@rombo/shared/contract/keys-of';
import { kinds, type ListedKind } from '@rombo/shared/contract/kinds';
import { byLanguage, defaultLanguage, type Language, languageCodes, languages } from '@rombo/shared/words/languages';
import { folders, type Texts } from '@rombo/web/texts';
import type * as v from 'valibot';

/** The form of a cell's value. A record takes a column for each of its keys. */
type Shape = 'text' | 'number' | 'flag' | 'day' | 'choice' | 'list' | 'references' | 'reference' | 'files' | 'json';

export interface Column {
  /** Path of the value in the form: `['translations', 'en', 'name']`. */
  path: readonly string[];
  shape: Shape;
  heading: Record<Language, string>;
  /** Values of a choice with their names. */
  options: Map<string, Record<Language, string>>;
}

/** A field whose keys become columns, such as the specifications of a product. */
export interface RecordField extends Pick<Column, 'path'> {
  columnOf: (key: string) => Column;
}

export const isRecord = (field: Column | RecordField): field is RecordField => 'columnOf' in field;

export type Values = Record<string, unknown>;

type AnySchema = v.GenericSchema & {
  wrapped?: AnySchema;
  item?: AnySchema;
  entries?: Record<string, AnySchema>;
  options?: readonly string[];
  pipe?: readonly AnySchema[];
  message?: unknown;
};

const unwrap = (schema: AnySchema): AnySchema => (schema.wrapped ? unwrap(schema.wrapped) : schema);

const isId = ({ pipe = [] }: AnySchema): boolean => pipe.some(({ type }) => type === ('uuid' as string));

/** Returns the values of a choice, at any depth of its schema. */
const choicesOf = ({ type, options, wrapped, pipe = [] }: AnySchema): readonly string[] =>
  type === 'picklist' ? (options ?? []) : [wrapped, ...pipe.slice(1)].flatMap((part) => (part ? choicesOf(part) : []));

function shapeOf(schema: AnySchema): Shape | 'record' {
  const item = schema.item && unwrap(schema.item);
  if (schema.type === 'boolean') return 'flag';
  if (schema.type === 'number') return 'number';
  if (schema.type === 'record' || schema.type === 'custom') return 'record';
  if (item?.type === 'string') return isId(item) ? 'references' : 'list';
  if (schema.type !== 'string') return 'json';
  if (isId(schema)) return 'reference';
  return schema.message === 'date' ? 'day' : 'text';
}

type Words = Record<string, unknown>;
type PanelWords = Record<Language, { panel: Texts['panel']; partTypes: Words }>;

async function readWords(): Promise<PanelWords> {
  const read = async (language: Language) => {
    const { areas } = (await folders[language]()).default;
    const [panel, catalogue] = await Promise.all([areas.panel(), areas.catalogue()]);
    return [language, { panel: panel.default, partTypes: catalogue.default.parts.types }];
  };
  return Object.fromEntries(await Promise.all(languageCodes.map(read)));
}

const textIn = (words: Words, names: readonly string[]): string | undefined =>
  names.map((name) => words[name]).find((text) => typeof text === 'string');

/** Returns the panel's names of the fields and values of a kind: those of its form, its versions, its list. */
function namesIn(kind: ListedKind, { panel, partTypes }: PanelWords[Language], language: Language) {
  const texts = panel as unknown as Record<string, Words>;
  const { tables } = panel;
  const form = texts[`${kind}Form`] ?? {};
  const versions = (texts[`${kind}Versions`]?.fields ?? {}) as Words;
  const list = { ...texts[kinds[kind].plural], partTypes };
  const countries = new Intl.DisplayNames([languages[language].locale], { type: 'region' });
  return {
    field: (name: string): string =>
      textIn(tables.fields, [name]) ?? textIn(form, [name]) ?? textIn(versions, [name, `${name}Url`]) ?? name,
    value(field: string, value: string): string {
      if (field === 'country') return countries.of(value) ?? value;
      const plurals = [`${field}s`, field.replace(/y$/, 'ies'), `${field}es`];
      const names = [form, list].flatMap((words) => plurals.map((plural) => (words as Words)[plural]));
      return textIn(Object.assign({}, ...names.filter((found) => typeof found === 'object')), [value]) ?? value;
    },
  };
}

/** Returns the columns of a kind, derived from the schemas of its form and its items and from the texts of the panel. */
export async function columnsOf({
  kind,
  body,
  schema,
}: Collection & { kind: ListedKind }): Promise<(Column | RecordField)[]> {
  const words = await readWords();
  const names = byLanguage((language) => namesIn(kind, words[language], language));
  const files = body.kind === 'multipart' ? [...body.files.many, ...body.files.one] : [];
  const columnOf = (
    path: readonly string[],
    field: string,
    shape: Shape,
    ending: string,
    choices: readonly string[] = [],
  ) => ({
    path,
    shape,
    heading: byLanguage((code) => names[code].field(field) + ending),
    options: new Map(choices.map((value) => [value, byLanguage((code) => names[code].value(field, value))])),
  });
  const columns: (Column | RecordField)[] = [columnOf(['id'], 'id', 'text', '')];

  const add = (path: readonly string[], stored: AnySchema, choices: readonly string[], ending = '') => {
    const field = path.at(-1) ?? '';
    const own = shapeOf(unwrap(stored));
    // A flag is a choice in a multipart form.
    const isChoice = own !== 'flag' && choices.length > 0;
    if (files.includes(field)) columns.push(columnOf(path, field, 'files', ending));
    else if (isChoice) columns.push(columnOf(path, field, 'choice', ending, choices));
    else if (own !== 'record') columns.push(columnOf(path, field, own, ending));
    else columns.push({ path, columnOf: (key) => columnOf([...path, key], field, 'text', `: ${key}${ending}`) });
  };

  for (const [field, part] of Object.entries((body.schema as AnySchema).entries ?? {})) {
    const stored = unwrap((schema.entries[field] ?? schema) as AnySchema);
    if (field !== 'translations') add([field], stored, choicesOf(part));
    else
      for (const [code, texts] of Object.entries(stored.entries ?? {}))
        for (const [name, text] of Object.entries(unwrap(texts).entries ?? {}))
          add([field, code, name], text, [], ` (${code.toUpperCase()})`);
  }
  return columns;
}

/** Returns the addresses of the files of a form's field. */
export function addressesOf(entity: Values, field: string): string[] {
  const holder = entity[field === 'image' ? 'picture' : field.replace(/Image$/, '')] as Values | undefined;
  const stored = entity[field] ?? entity[`${field}Url`] ?? holder?.url ?? holder?.image;
  return [stored].flat().filter((address) => typeof address === 'string');
}

const editOf = (picture: object) => pick(picture as { focalPoint: unknown; alt: unknown }, 'focalPoint', 'alt');

/** Fields that a form changes only if they are sent. */
export const editedFields: Partial<Record<string, (stored: never) => unknown>> = {
  picture: editOf,
  pictures: (pictures: object[]) => pictures.map(editOf),
  explodedView: ({ points }: { points: unknown }) => ({ points }),
};

/** Returns the values that a form of an item would have, except its files. */
export const valuesOf = (entity: Values, fields: readonly string[]): Values =>
  fromKeys(fields, (field) => {
    const value = entity[field];
    return value === null || value === undefined ? undefined : (editedFields[field]?.(value as never) ?? value);
  });

export const valueAt = (values: unknown, [field, ...rest]: readonly string[]): unknown =>
  field === undefined ? values : valueAt(Object(values)[field], rest);

/** Separates the texts of a cell with several. */
const BAR = ' | ';

interface CellContext {
  decimal: string;
  /** Text that stands for a product: its article code or its slug. */
  nameOf: (id: string) => string;
  words: { yes: string; no: string };
}

/** Formats a value as an Italian cell. */
export function toCell(value: unknown, { shape, options }: Column, { decimal, nameOf, words }: CellContext): string {
  if (value === undefined || value === null) return '';
  if (shape === 'number') return String(value).replace('.', decimal);
  if (shape === 'flag') return value ? words.yes : words.no;
  if (shape === 'choice') return options.get(String(value))?.[defaultLanguage] ?? String(value);
  if (shape === 'reference') return nameOf(String(value));
  if (shape === 'references') return (value as string[]).map(nameOf).join(BAR);
  if (shape === 'files') return (value as string[]).map((address) => basename(address)).join(BAR);
  if (shape === 'list') {
    const texts = value as string[];
    return texts.some((text) => /[|[]/.test(text)) ? JSON.stringify(texts) : texts.join(BAR);
  }
  if (shape !== 'json') return String(value);
  return JSON.stringify(value, (key, part) => (key === 'product' ? nameOf(part) : part));
}
