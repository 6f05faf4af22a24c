import { isDeepStrictEqual } from 'node:util';
import type { Collection } from '@rombo/shared/collections/collection';
import type { Product } from '@rombo/shared/collections/product';
import type { ImportChange, ImportError } from '@rombo/shared/contract/import';
import type { Refusal } from '@rombo/shared/contract/issues';
import { fromKeys, omit } from '@rombo/shared/contract/keys-of';
import { isOrdered, type ListedKind } from '@rombo/shared/contract/kinds';
import { slugOf } from '@rombo/shared/contract/slug';
import { toFormPart, UUID, withoutBlanks } from '@rombo/shared/contract/text';
import { defaultLanguage, languages } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { invalid } from '../errors.ts';
import {
  addressesOf,
  type Column,
  columnsOf,
  editedFields,
  isRecord,
  toCell,
  type Values,
  valueAt,
  valuesOf,
} from './columns.ts';
import { productNames } from './export.ts';
import {
  asNumber,
  BEGINNING,
  columnFinder,
  decimalOf,
  hasMonthFirst,
  languageOf,
  lossOf,
  normalized,
  parseDay,
  parseFlag,
  parseNumber,
  readTable,
  type TableRow,
  trimDecimals,
} from './read-table.ts';
import { IN_ZIP, type Step } from './steps.ts';

const uuids = new RegExp(UUID, 'g');

interface Sources {
  items: Values[];
  products: Values[];
  /** Names of the files in the zip, with the paths that they have there. */
  zipped: ReadonlyMap<string, string[]>;
}

interface CellError {
  column: Column;
  refusal: Refusal;
}

/** Fields that tell items of the same name apart. */
const tellingApart = ['date', 'city'];

const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? withoutBlanks(value) : (value ?? undefined);

function setAt(values: Values, [field = '', ...rest]: readonly string[], value: unknown): Values {
  const next = rest.length > 0 ? setAt({ ...(values[field] as Values) }, rest, value) : value;
  const changed = { ...values, [field]: next };
  if (rest.length === 0 && value === undefined) delete changed[field];
  return changed;
}

/** Reads a table as changes of the items of a kind. Changes nothing. */
export async function planImport(
  collection: Collection & { kind: ListedKind },
  bytes: Uint8Array,
  { items, products, zipped }: Sources,
) {
  const isJson = collection.body.kind === 'json';
  const schema = collection.body.schema as v.GenericSchema & { entries: Record<string, v.GenericSchema> };
  const described = await columnsOf(collection);
  const fields = [...new Set(described.map(({ path }) => path[0] ?? ''))].filter((field) => field !== 'id');
  const fileFields = new Set(
    described.flatMap((one) => (!isRecord(one) && one.shape === 'files' ? (one.path[0] ?? '') : [])),
  );
  const labels = items.flatMap(({ technicalSpecs }) => Object.keys(Object(technicalSpecs)));
  const find = columnFinder(described, labels);
  const { separator, headings, rows } = readTable(bytes, (heading) => find(heading) !== undefined);
  const language = languageOf(headings, find);
  const errors: ImportError[] = [];
  const report = (line: number, column: string, refusal: Refusal, allowed?: string[]) => {
    for (const issue of invalid(column, refusal).issues ?? [])
      errors.push({ line, column, ...omit(issue, 'path'), ...(allowed && { allowed }) });
  };

  /** Returns the headings that begin as one does that is not understood. */
  function similarTo(heading: string): string[] | undefined {
    const beginning = normalized(heading).slice(0, BEGINNING);
    const names = described.flatMap((one) => (isRecord(one) ? [] : one.heading[language]));
    const similar = names.filter((name) => normalized(name).startsWith(beginning));
    return beginning && similar.length > 0 ? similar : undefined;
  }
  /** Paths of columns with several headings. None of them is saved. */
  const repeated = new Set<string>();
  const columns = headings.cells.map((heading, at, all) => {
    const column = find(heading);
    const isRepeated = all.slice(0, at).some((other) => column && isDeepStrictEqual(find(other)?.path, column.path));
    if (heading && !column) report(headings.line, heading, 'unknown_field', similarTo(heading));
    if (column && isRepeated) {
      report(headings.line, heading, 'repeated_field');
      repeated.add(column.path.join());
    }
    return isRepeated ? undefined : column;
  });
  const placeOf = (...path: string[]): number => columns.findIndex((column) => isDeepStrictEqual(column?.path, path));
  const nameField = 'name' in collection.schema.entries ? 'name' : 'title';
  const places = { id: placeOf('id'), code: placeOf('technicalSpecs', ARTICLE_CODE), name: placeOf(nameField) };
  if (Math.max(...Object.values(places)) < 0) throw invalid('file', 'no_headings');
  const cellIn = ({ cells }: TableRow, at: number): string => (at < 0 ? '' : (cells[at] ?? ''));
  const cellsOf = (shape: Column['shape']): string[] =>
    columns.flatMap((column, at) => (column?.shape === shape ? rows.map((row) => cellIn(row, at)) : []));
  const isMonthFirst = hasMonthFirst(cellsOf('day'));
  const decimal = decimalOf(cellsOf('number'), separator);

  const codeOf = (item: Values): string => String(Object(item.technicalSpecs)[ARTICLE_CODE] ?? '');
  const byId = new Map(items.map((item) => [item.id, item]));
  const byCode = Map.groupBy(items, (item) => normalized(codeOf(item)));
  const byCodeAsNumber = Map.groupBy(items, (item) => asNumber(codeOf(item)));
  const byName = Map.groupBy(items, (item) => normalized(String(item[nameField] ?? '')));

  function namedAs(row: TableRow): Values[] {
    const name = normalized(cellIn(row, places.name));
    return (name && byName.get(name)) || [];
  }

  /** Returns the item of a row by its id, its code or its name; undefined if there is none. */
  function matchOf(row: TableRow): Values | 'ambiguous' | undefined {
    const own = byId.get(cellIn(row, places.id));
    if (own) return own;
    const code = normalized(cellIn(row, places.code));
    const byItsCode = byCode.get(code) ?? byCodeAsNumber.get(cellIn(row, places.code));
    const byItsName = namedAs(row);
    const found = code ? (byItsCode ?? byItsName.filter((item) => codeOf(item) === '')) : byItsName;
    const nearer = found.filter((item) =>
      tellingApart.every((field) => {
        const at = placeOf(field);
        return (
          at < 0 ||
          !(field in item) ||
          normalized(parseDay(cellIn(row, at), isMonthFirst)) === normalized(String(item[field]))
        );
      }),
    );
    return nearer.length > 1 ? 'ambiguous' : nearer[0];
  }

  const plannedAt = Date.now();
  /** Items created together are listed in the order of their rows. */
  const direction = isOrdered(collection.kind) ? 1 : -1;
  const matched = rows.map((row) => {
    const item = matchOf(row);
    const msecs = plannedAt + direction * row.line;
    const created = item ? undefined : { id: uuid({ msecs }), createdAt: new Date(msecs).toISOString() };
    return { row, item, created };
  });
  const matchedItems = new Set(matched.map(({ item }) => item));
  const newIds = new Set(matched.flatMap(({ created }) => created?.id ?? []));
  const isNew = (value: unknown): boolean =>
    (JSON.stringify(value)?.match(uuids) ?? []).some((text) => newIds.has(text));
  const names = new Map<string, string>();
  const idsByName = new Map<string, string>();
  for (const { id, name, slug } of productNames(products as unknown as Product[])) {
    names.set(id, name);
    for (const key of [slug, name, id]) idsByName.set(normalized(key), id);
  }
  if (collection.kind === 'product')
    for (const { row, created } of matched) {
      if (!created) continue;
      const [code, name] = [cellIn(row, places.code), cellIn(row, places.name)];
      names.set(created.id, code || name);
      for (const key of [slugOf(name), code]) if (key) idsByName.set(normalized(key), created.id);
    }
  const nameOf = (id: string): string => names.get(id) ?? id;
  const context = { decimal: languages[defaultLanguage].decimal, words: { yes: 'sì', no: 'no' }, nameOf };

  const idsAsNumber = Map.groupBy(names.keys(), (id) => asNumber(nameOf(id)));
  function idOf(text: string): string {
    const [id, ...others] = idsAsNumber.get(text) ?? [];
    return idsByName.get(normalized(text)) ?? (id && others.length === 0 ? id : text);
  }
  const splitCell = (text: string): string[] =>
    text
      .split(/[|\n]/)
      .map((part) => part.trim())
      .filter(Boolean);

  /** Names of products may have commas, and may be separated by them. */
  const idsOf = (text: string): string[] =>
    idOf(text) === text ? text.split(/[,;]/).map((part) => idOf(part.trim())) : [idOf(text)];

  /** Reads a cell as the value that the form has. Another text is returned as it is, for the schema to refuse. */
  function readCell(text: string, { shape, options }: Column): unknown {
    if (text === '') return isJson ? (shape === 'number' ? null : '') : undefined;
    if (shape === 'flag') return parseFlag(text);
    if (shape === 'number') {
      const number = trimDecimals(text, decimal);
      return isJson && !Number.isNaN(parseNumber(number)) ? parseNumber(number) : number;
    }
    if (shape === 'day') return parseDay(text, isMonthFirst);
    if (shape === 'reference') return idOf(text);
    if (shape === 'references') return splitCell(text).flatMap(idsOf);
    if (shape === 'choice') {
      const found = [...options].find(([value, name]) =>
        [value, ...Object.values(name)].some((one) => normalized(one) === normalized(text)),
      );
      return found?.[0] ?? text;
    }
    if (shape !== 'json' && !(shape === 'list' && text.startsWith('[')))
      return shape === 'list' ? splitCell(text) : text;
    try {
      return JSON.parse(text, (key, part) => (key === 'product' && typeof part === 'string' ? idOf(part) : part));
    } catch {
      return text;
    }
  }

  /** Returns the stored addresses and the names in the zip of the files that a cell names. */
  function filesOf(text: string, current: string[]): string[] | Refusal {
    const found: string[] = [];
    for (const name of splitCell(text)) {
      const stored = current.find((address) => address.endsWith(`/${name}`));
      const inZip = zipped.get(name.toLowerCase()) ?? [];
      if (!stored && inZip.length > 1) return 'ambiguous_item';
      const file = stored ?? (inZip[0] && IN_ZIP + inZip[0]);
      if (!file) return 'unknown_file';
      found.push(file);
    }
    return found;
  }

  const changes: ImportChange[] = [];
  const steps: Step[] = [];
  const seen = new Set<unknown>();

  function planRow({ row, item, created }: (typeof matched)[number]): void {
    const { line } = row;
    if (row.refusal) return void report(line, headings.cells.findLast(Boolean) ?? '', row.refusal);
    const keyPlace =
      [places.code, places.name, places.id].find((at) => cellIn(row, at)) ?? Math.max(places.code, places.name);
    const keyHeading = headings.cells[keyPlace] ?? '';
    if (item === 'ambiguous') return void report(line, keyHeading, 'ambiguous_item');
    const lost = lossOf(cellIn(row, keyPlace));
    if (!item && lost) return void report(line, keyHeading, lost);
    if (!item && places.name < 0) return void report(line, keyHeading, 'unknown_item');
    const [sameName, ...others] = !item && cellIn(row, places.code) ? namedAs(row) : [];
    // Another row for the item of that name shows that this one is new.
    if (sameName && others.length === 0 && !matchedItems.has(sameName))
      return void report(line, keyHeading, 'other_code');
    const own = [places.id, places.code, places.name].map((at) => normalized(cellIn(row, at))).find(Boolean);
    const key = item?.id ?? (own ? [own, ...tellingApart.map((field) => cellIn(row, placeOf(field)))].join() : line);
    if (seen.has(key)) return void report(line, keyHeading, 'repeated');
    seen.add(key);

    const stored = item ? valuesOf(item, fields) : {};
    let values = stored;
    const files: Step['files'] = {};
    const touched = new Map<Column, number>();
    const refused: CellError[] = [];
    for (const [at, column] of columns.entries()) {
      const text = cellIn(row, at);
      if (!column || at === places.id) continue;
      if (repeated.has(column.path.join()) && !Object.values(places).includes(at)) continue;
      if (column.shape === 'files') {
        const field = column.path[0] ?? '';
        const current = item ? addressesOf(item, field) : [];
        const found = filesOf(text, current);
        if (!Array.isArray(found)) refused.push({ column, refusal: found });
        else if (!isDeepStrictEqual(found, current)) {
          files[field] = found;
          touched.set(column, at);
        }
        continue;
      }
      const before = valueAt(stored, column.path);
      // The code or name by which a row was found may be written differently.
      const isKey =
        item !== undefined && !byId.has(cellIn(row, places.id)) && (at === places.code || at === places.name);
      if (isKey && normalized(text) === normalized(String(before))) continue;
      const cell = toCell(before, column, context);
      if (text === cell || text === asNumber(cell) || (text === '' && before === undefined)) continue;
      const loss = lossOf(text);
      if (loss) refused.push({ column, refusal: loss });
      values = setAt(values, column.path, readCell(text, column));
      touched.set(column, at);
    }

    const image = described.find((one): one is Column => !isRecord(one) && one.path[0] === 'image');
    const needsPicture = !item && collection.schema.entries.picture?.type === 'object' && !files.image;
    if (image && needsPicture && !refused.some(({ column }) => column === image))
      refused.push({ column: image, refusal: 'picture_required' });

    const touchedFields = new Set([...touched.keys()].map(({ path }) => path[0] ?? ''));
    // A form of an existing item repeats what is stored; a new one has only what its row says.
    const isSent = (field: string) =>
      touchedFields.has(field)
        ? item || values[field] !== undefined
        : !(field in editedFields) && values[field] !== undefined;
    const sent = fields.filter((field) => isSent(field) && !fileFields.has(field));
    const form: Values = fromKeys(sent, (field) => (isJson ? values[field] : toFormPart(values[field])));
    const many = collection.body.kind === 'multipart' ? collection.body.files.many : [];
    const placeholders = Object.fromEntries(
      Object.entries(files).map(([field, names]) => [field, many.includes(field) ? names : (names[0] ?? '')]),
    );
    const parsed = v.safeParse(schema, { ...form, ...placeholders });
    for (const { path = [], message } of parsed.issues ?? []) {
      const keys = path.map((part) => String(part.key));
      const place = columns.findIndex((column) => column?.path.every((part, at) => part === keys[at]));
      const column =
        columns[place] ?? described.find((one): one is Column => !isRecord(one) && one.path[0] === keys[0]);
      if (column && !refused.some((one) => one.column === column))
        refused.push({ column, refusal: message as Refusal });
      if (!column) report(line, keys[0] ?? '', message as Refusal);
    }
    for (const { column, refusal } of refused) {
      const at = columns.indexOf(column);
      const names = [...column.options.values()].map((name) => name[language]);
      const allowed = column.shape === 'flag' ? Object.values(context.words) : names;
      const shown = allowed.length > 0 && allowed.length <= 20 ? allowed : undefined;
      report(line, at < 0 ? column.heading[language] : (headings.cells[at] ?? ''), refusal, shown);
    }
    if (!parsed.success || refused.length > 0) return;

    const output = parsed.output as Values;
    const shownFields = [...touched].flatMap(([column, at]) => {
      const isFile = column.shape === 'files';
      const field = column.path[0] ?? '';
      const before = isFile ? (item ? addressesOf(item, field) : []) : valueAt(stored, column.path);
      const after = isFile ? files[field] : valueAt(output, column.path);
      if (isDeepStrictEqual(comparable(before), comparable(after))) return [];
      const shown = (value: unknown) => toCell(value, column, context).replaceAll(IN_ZIP, '');
      return [{ column: headings.cells[at] ?? '', before: shown(before), after: shown(after) }];
    });
    if (item && shownFields.length === 0) return;
    const name = String(output[nameField] ?? item?.[nameField] ?? '');
    changes.push({ line, id: item ? String(item.id) : null, name, fields: shownFields });
    const identity = created ?? { id: String(item?.id) };
    const step = { ...identity, line, name, version: Number(item?.version ?? 0), form, files };
    const references = created ? Object.keys(form).filter((field) => isNew(form[field])) : [];
    steps.push({ ...step, form: omit(form, ...references) });
    if (references.length > 0) steps.push({ id: step.id, line, name, version: 1, form, files: {}, isSecond: true });
  }
  for (const one of matched) planRow(one);

  // New items come first, because others may refer to them.
  steps.sort((one, other) => Number(other.createdAt !== undefined) - Number(one.createdAt !== undefined));
  errors.sort((one, other) => one.line - other.line);
  return { preview: { rows: rows.length, changes, errors }, steps };
}
