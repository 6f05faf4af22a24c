import { isDeepStrictEqual } from 'node:util';
import type { Collection } from '@rombo/shared/collections/collection';
import type { Product } from '@rombo/shared/collections/product';
import { mayHaveBackOn, mayHaveSuccessor } from '@rombo/shared/collections/product-offer';
import { mayHaveTime, NO_TIME } from '@rombo/shared/collections/status';
import type { ImportChange, ImportError, ImportPreview } from '@rombo/shared/contract/import';
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
import { fileKey } from '../files/zip.ts';
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
  columnFinder,
  dayOrderOf,
  daysIn,
  decimalOf,
  isSavedAs,
  isTotal,
  languageOf,
  lossOf,
  normalized,
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
  /** Paths of the files in the zips by `fileKey`. */
  zipped: ReadonlyMap<string, string[]>;
  /** Paths of the columns' fields, '' for none, and null for those that the headings name. */
  columns?: readonly (string | null)[] | undefined;
}

interface CellError {
  column: Column;
  refusal: Refusal;
}

/** Fields that tell items of the same name apart. */
const tellingApart = ['date', 'city'];

/** Fields that only some values of another field allow. A table without their columns removes them when that field changes. */
const dependentFields = [
  { field: 'backOn', on: 'availability', mayHave: mayHaveBackOn },
  { field: 'successor', on: 'availability', mayHave: mayHaveSuccessor },
  { field: 'publishAt', on: 'status', mayHave: mayHaveTime },
];

const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? withoutBlanks(value) : (value ?? undefined);

/** A text without case and signs, except between digits: `RX-3.5` is not `RX-35`. */
const loose = (text: string): string =>
  text
    .split(/(?<=\d)[^\p{Letter}\d]+(?=\d)/u)
    .map(normalized)
    .join('.');

/** Longest name of an article in bookkeeping. */
const NAME_LENGTH = 60;

const isNameFor = (cell: string, description: string): boolean =>
  cell !== '' && cell.length <= NAME_LENGTH && cell.length * 2 < description.length;

const lowerCase = (text: string): string => text.toLowerCase();

/** Ways to compare a stored text with a cell, nearest first. */
const ways = [
  { ofStored: String, ofCell: String },
  { ofStored: lowerCase, ofCell: lowerCase },
  { ofStored: loose, ofCell: loose },
  { ofStored: asNumber, ofCell: String },
];

/** Returns a function that finds the values whose text is nearest to a cell: several if it is ambiguous. */
function finderOf<T>(entries: readonly (readonly [text: string, value: T])[]) {
  const maps = ways.map(({ ofStored, ofCell }) => ({
    ofCell,
    found: Map.groupBy(entries, ([text]) => ofStored(text)),
  }));
  return (cell: string, isWanted: (value: T) => boolean = () => true): T[] => {
    for (const { ofCell, found } of maps) {
      const entries = (ofCell(cell) && found.get(ofCell(cell))) || [];
      const values = new Set(entries.map(([, value]) => value).filter(isWanted));
      if (values.size > 0) return [...values];
    }
    return [];
  };
}

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
  { items, products, zipped, columns: chosen }: Sources,
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
  const nameField = 'name' in collection.schema.entries ? 'name' : 'title';
  const codeOf = (item: Values): string => String(Object(item.technicalSpecs)[ARTICLE_CODE] ?? '');
  const byId = new Map(items.map((item) => [item.id, item]));
  const findByCode = finderOf(items.map((item) => [codeOf(item), item]));
  const findByName = finderOf(items.map((item) => [String(item[nameField] ?? ''), item]));
  const { separator, headings, rows } = readTable(
    bytes,
    (heading) => find(heading) !== undefined,
    (cell) => findByCode(cell).length > 0,
  );
  const language = languageOf(headings, find);
  const errors: ImportError[] = [];
  const report = (line: number, column: string, refusal: Refusal, allowed?: string[]) => {
    for (const issue of invalid(column, refusal).issues ?? [])
      errors.push({ line, column, ...omit(issue, 'path'), ...(allowed && { allowed }) });
  };

  const pathOf = ({ path }: Column): string => path.join('.');
  const named = headings.cells.map(find);
  /** The columns that the owner may choose. */
  const choices = new Map(
    [find(ARTICLE_CODE), ...described, ...named].flatMap((column) =>
      column && !isRecord(column) && column.path[0] !== 'id' && (column.shape !== 'json' || named.includes(column))
        ? [[pathOf(column), column]]
        : [],
    ),
  );
  const isChoice = (path: string | null): boolean => !path || choices.has(path);
  if (chosen && (chosen.length !== headings.cells.length || !chosen.every(isChoice)))
    throw invalid('columns', 'unknown_field');
  function columnAt(at: number): Column | undefined {
    const own = named[at];
    const path = chosen?.[at];
    if (typeof path === 'string') return choices.get(path);
    return own && chosen?.includes(pathOf(own)) ? undefined : own;
  }
  /** Paths of columns with several headings. None of them is saved. */
  const repeated = new Set<string>();
  const columns = headings.cells
    .map((_, at) => columnAt(at))
    .map((column, at, all) => {
      const heading = headings.cells[at] ?? '';
      const isRepeated = all.slice(0, at).some((other) => column && isDeepStrictEqual(other?.path, column.path));
      if (heading && !named[at] && typeof chosen?.[at] !== 'string') report(headings.line, heading, 'unknown_field');
      if (column && isRepeated) {
        report(headings.line, heading, 'repeated_field');
        repeated.add(column.path.join());
      }
      return isRepeated ? undefined : column;
    });
  const placeOf = (...path: string[]): number => columns.findIndex((column) => isDeepStrictEqual(column?.path, path));
  const places = { id: placeOf('id'), code: placeOf('technicalSpecs', ARTICLE_CODE), name: placeOf(nameField) };
  const hasKey = Math.max(...Object.values(places)) >= 0;
  if (!hasKey) report(headings.line, '', 'no_key');
  const isSaved = (at: number): boolean =>
    !repeated.has(columns[at]?.path.join() ?? '') || Object.values(places).includes(at);
  const cellIn = ({ cells }: TableRow, at: number): string => (at < 0 ? '' : (cells[at] ?? ''));

  const namedAs = (row: TableRow): Values[] => findByName(cellIn(row, places.name));

  /** Returns the items of a row by its id, its code or its name. A column of codes without one of names may have names. */
  function candidatesOf(row: TableRow, isWanted: (item: Values) => boolean = () => true): Values[] {
    const own = byId.get(cellIn(row, places.id));
    if (own) return [own];
    const [code, name] = [cellIn(row, places.code), cellIn(row, places.name)];
    const found = findByCode(code, isWanted);
    if (found.length > 0) return found;
    if (!code || places.name < 0) return findByName(code || name, isWanted);
    return findByName(name, (item) => codeOf(item) === '' && isWanted(item));
  }
  const last = rows.at(-1);
  const total = last && isTotal(last) && candidatesOf(last).length === 0 ? rows.pop()?.line : undefined;

  const cellsOf = (shape: Column['shape']) =>
    columns.flatMap((column, at) =>
      column?.shape === shape ? rows.map((row) => ({ row, column, cell: cellIn(row, at) })) : [],
    );
  const decimal = decimalOf(
    cellsOf('number').map(({ cell }) => cell),
    separator,
  );
  const dayOrder = dayOrderOf(
    cellsOf('day').map(({ row, column, cell }) => [cell, candidatesOf(row).map((item) => valueAt(item, column.path))]),
    separator,
  );

  /** Returns the item of a row; undefined if there is none. */
  function matchOf(row: TableRow): Values | 'ambiguous' | undefined {
    const found = candidatesOf(row, (item) =>
      tellingApart.every((field) => {
        const cell = cellIn(row, placeOf(field));
        const texts = [cell, ...daysIn(cell, dayOrder)].map(normalized);
        return placeOf(field) < 0 || !(field in item) || texts.includes(normalized(String(item[field])));
      }),
    );
    return found.length > 1 ? 'ambiguous' : found[0];
  }

  const plannedAt = Date.now();
  /** Items created together are listed in the order of their rows. */
  const direction = isOrdered(collection.kind) ? 1 : -1;
  const found = rows.map((row) => ({ row, item: matchOf(row) }));
  const hasOwnKey = (row: TableRow, item: Values) =>
    item.id === cellIn(row, places.id) || codeOf(item) === cellIn(row, places.code);
  const owned = new Set(
    found.flatMap(({ row, item }) => (typeof item === 'object' && hasOwnKey(row, item) ? item : [])),
  );
  const matched = found.map(({ row, item: similar }) => {
    // A code that is only similar to one that another row has is a new one, unless it has the same name.
    const isOther =
      typeof similar === 'object' &&
      cellIn(row, places.code) !== '' &&
      owned.has(similar) &&
      !hasOwnKey(row, similar) &&
      ![places.code, places.name].some((at) => lowerCase(cellIn(row, at)) === lowerCase(String(similar[nameField])));
    const item = isOther ? undefined : similar;
    const msecs = plannedAt + direction * row.line;
    const created = item ? undefined : { id: uuid({ msecs }), createdAt: new Date(msecs).toISOString() };
    return { row, item, created };
  });
  // In bookkeeping, the description of an article is its name.
  const hasNames = places.name >= 0 && typeof chosen?.[places.name] !== 'string';
  const descriptionAt = places.code >= 0 && !hasNames ? placeOf('description') : -1;
  const known = matched.filter(({ item }) => item);
  const short = known.filter(({ row, item }) =>
    isNameFor(cellIn(row, descriptionAt), String(valueAt(item, ['description']) ?? '')),
  );
  const isGuess = typeof chosen?.[descriptionAt] !== 'string';
  const namesAt = isGuess && short.length * 2 > known.length ? descriptionAt : -1;
  if (namesAt >= 0) columns[namesAt] = undefined;
  const matchedItems = new Set(matched.map(({ item }) => item));
  const newIds = new Set(matched.flatMap(({ created }) => created?.id ?? []));
  const isNew = (value: unknown): boolean =>
    (JSON.stringify(value)?.match(uuids) ?? []).some((text) => newIds.has(text));
  const names = new Map<string, string>();
  const productKeys: [text: string, id: string][] = [];
  for (const { id, name, slug, code = '' } of productNames(products as unknown as Product[])) {
    names.set(id, name);
    productKeys.push([slug, id], [code, id], [id, id]);
  }
  if (collection.kind === 'product')
    for (const { row, created } of matched) {
      if (!created) continue;
      const [code, name] = [cellIn(row, places.code), cellIn(row, places.name)];
      names.set(created.id, code || name);
      for (const key of [slugOf(name), code, cellIn(row, places.id)]) productKeys.push([key, created.id]);
    }
  const nameOf = (id: string): string => names.get(id) ?? id;
  const context = { decimal: languages[defaultLanguage].decimal, words: { yes: 'sì', no: 'no' }, nameOf };

  const findProducts = finderOf(productKeys);
  function idOf(text: string): string {
    const [id, ...others] = findProducts(text);
    return id && others.length === 0 ? id : text;
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
    if (shape === 'flag' && text === '') return false;
    if (text === '') return isJson ? (shape === 'number' ? null : '') : undefined;
    if (shape === 'flag') return parseFlag(text);
    if (shape === 'number') {
      const number = trimDecimals(text, decimal);
      return isJson && !Number.isNaN(parseNumber(number)) ? parseNumber(number) : number;
    }
    if (shape === 'day') {
      const [day, ...others] = daysIn(text, dayOrder);
      return day && others.length === 0 ? day : text;
    }
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

  /** Returns the stored address or the paths in the zips that a name may mean. A path tells files of the same name apart. */
  function filesNamed(name: string, current: string[]): string[] {
    const stored = current.find((address) => fileKey(address) === fileKey(name));
    if (stored) return [stored];
    const paths = zipped.get(fileKey(name)) ?? [];
    const exact = paths.filter((path) => path.normalize('NFC') === name);
    return (exact.length > 0 ? exact : paths).map((path) => IN_ZIP + path);
  }

  /** Returns the files that a cell names. Their names may have commas, and may be separated by them. */
  function filesOf(text: string, current: string[]): string[] | Refusal {
    const found: string[] = [];
    for (const part of splitCell(text)) {
      const isName = filesNamed(part, current).length > 0;
      for (const name of isName ? [part] : part.split(/[,;]/).flatMap(splitCell)) {
        const [file, ...others] = filesNamed(name, current);
        if (others.length > 0) return 'ambiguous_item';
        if (file === undefined) return 'unknown_file';
        found.push(file);
      }
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
    const lost = lossOf(cellIn(row, keyPlace), keyPlace === places.code);
    if (!item && lost) return void report(line, keyHeading, lost);
    if (!item && places.name < 0) return void report(line, keyHeading, 'unknown_item');
    // Another row for an item of that name shows that this one is new, and so does an empty Id.
    const isSurelyNew = places.id >= 0 && cellIn(row, places.id) === '';
    const sameName = item || isSurelyNew ? [] : namedAs(row).filter((one) => !matchedItems.has(one));
    if (sameName.length === 1) return void report(line, keyHeading, 'other_code');
    const own = [places.id, places.code, places.name].map((at) => lowerCase(cellIn(row, at))).find(Boolean);
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
      if (!isSaved(at)) continue;
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
      const ownTexts = [before, places.name < 0 && item?.[nameField]].map(String);
      if (isKey && ownTexts.some((own) => loose(own) === loose(text))) continue;
      const cell = toCell(before, column, context);
      // Without its status, a draft would be published.
      const keepsValue = text === '' && (before === undefined || column.path[0] === 'status');
      const isSame = text === cell || (column.shape !== 'day' && isSavedAs(cell, text));
      if ((keepsValue || isSame) && (text !== '' || column.shape !== 'flag')) continue;
      const isUnclearDay = column.shape === 'day' && daysIn(text, dayOrder).length > 1;
      const loss = lossOf(text, at === places.code) ?? (isUnclearDay && 'unclear_day');
      if (loss) refused.push({ column, refusal: loss });
      values = setAt(values, column.path, readCell(text, column));
      touched.set(column, at);
    }
    for (const { field, on, mayHave } of dependentFields) {
      const column = described.find(({ path }) => path[0] === field);
      const isChanged = [...touched.keys()].some(({ path }) => path[0] === on);
      if (!isChanged || placeOf(field) >= 0 || mayHave(values) || !column || isRecord(column)) continue;
      values = setAt(values, [field], undefined);
      touched.set(column, -1);
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
    const time = columns.find((column) => column?.path[0] === 'publishAt');
    if (time && parsed.success && !mayHaveTime(values)) refused.push({ column: time, refusal: NO_TIME });
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
      return [{ column: headings.cells[at] || column.heading[language], before: shown(before), after: shown(after) }];
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
  if (hasKey) for (const one of matched) planRow(one);

  // New items come first, because others may refer to them.
  steps.sort((one, other) => Number(other.createdAt !== undefined) - Number(one.createdAt !== undefined));
  errors.sort((one, other) => one.line - other.line);
  const preview: Omit<ImportPreview, 'id'> = {
    rows: rows.length,
    ...(total && { total }),
    headings: headings.line,
    columns: headings.cells.map((heading, at) => ({
      heading,
      field: isSaved(at) ? (columns[at]?.path.join('.') ?? '') : '',
      ...(at === namesAt && { isName: true }),
    })),
    fields: [...choices].map(([field, { heading }]) => ({ field, names: heading })),
    changes,
    errors,
  };
  return { preview, steps };
}
