import { importLimits } from '@rombo/shared/contract/import';
import { type Refusal, refusal } from '@rombo/shared/contract/issues';
import { cleanText } from '@rombo/shared/contract/text';
import { defaultLanguage, type Language, languageCodes } from '@rombo/shared/words/languages';
import { ARTICLE_CODE, fixedSpecs } from '@rombo/shared/words/spec-labels';
import papaparse from 'papaparse';
import { invalid } from '../errors.ts';
import { unguard } from '../http/csv.ts';
import { type Column, isRecord, type RecordField } from './columns.ts';

/** Returns the letters and digits of a text in lower case, without accents, by which headings and values are compared. */
export const normalized = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

/** Decodes UTF-8, UTF-16 as 'Unicode text' of spreadsheets, and otherwise Windows-1252, or Mac Roman if accents would be signs. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return /[\u0080-\u009f]|\p{Letter}[ˆ˜]/u.test(text) ? new TextDecoder('macintosh').decode(bytes) : text;
  }
}

/** `="001"` is a text that a spreadsheet must not read as a number. */
const cellOf = (text: string): string =>
  unguard(cleanText(text).replace(/^="((?:[^"]|"")*)"$/, (_, inner: string) => inner.replaceAll('""', '"')))
    .replaceAll('\r\n', '\n')
    .trim();

/** Other names of the article code and the price in price lists. */
const aliases: Record<string, readonly string[]> = {
  [ARTICLE_CODE]:
    'cod art articolo codart codarticolo code sku item partnumber articlecode itemcode productcode artikel artikelnummer artikelnr'.split(
      ' ',
    ),
  price: 'listino euro importo preis prezzoeuro priceeur'.split(' '),
};

const isAlias = (heading: string, column: Column): boolean =>
  aliases[column.path.at(-1) ?? '']?.includes(heading) === true && !column.path.includes('translations');

const namesOf = ({ heading, path }: Column): string[] => [...Object.values(heading), path.join('.')];

/** Shortest beginning of a heading that is understood: 'Prezzo' for 'Prezzo in euro, IVA inclusa'. */
export const BEGINNING = 4;

/** Returns a function that finds the column of a heading in any language, of a field's name, or of a known specification's label. */
export function columnFinder(fields: readonly (Column | RecordField)[], labels: readonly string[]) {
  const records = fields.filter(isRecord);
  const specs = records.find(({ path }) => path[0] === 'technicalSpecs');
  const known = [
    ...fields.flatMap((one) => (isRecord(one) ? [] : { column: one, names: namesOf(one).map(normalized) })),
    ...[...new Set([...fixedSpecs, ...labels])].flatMap((label) =>
      specs ? { column: specs.columnOf(label), names: [normalized(label)] } : [],
    ),
  ];
  const recordOf = (heading: string): Column | undefined => {
    const found = records.flatMap(({ columnOf }) =>
      namesOf(columnOf('\0')).flatMap((name) => {
        const [before = '', after = ''] = name.split('\0');
        const isFound =
          heading.length > before.length + after.length && heading.startsWith(before) && heading.endsWith(after);
        return isFound
          ? [{ after, column: columnOf(heading.slice(before.length, heading.length - after.length)) }]
          : [];
      }),
    );
    return found.sort((one, other) => other.after.length - one.after.length)[0]?.column;
  };
  return (heading: string): Column | undefined => {
    const wanted = normalized(heading);
    if (wanted === '') return undefined;
    const begun = known.filter(({ names }) => names.some((name) => name.startsWith(wanted)));
    return (
      known.find(({ names }) => names.includes(wanted))?.column ??
      recordOf(heading) ??
      known.find(({ column }) => isAlias(wanted, column))?.column ??
      (wanted.length >= BEGINNING && begun.length === 1 ? begun[0]?.column : undefined)
    );
  };
}

/** Returns a text as a spreadsheet saves it that took it for a number: without plus sign and leading zeros. */
export const asNumber = (text: string): string => text.replace(/^\+?0*(?=\d$|[1-9]\d*$)/, '');

const SHEET_ERROR = /^(?:##+|#(?:N\/[AD]|NV)|#[^\s!?]+[!?]|Err:\d+)$/;
const SHORTENED_NUMBER = /^\d(?:[.,]\d+)?E[+-]\d+$/;

/** Returns why a cell lost its value: the spreadsheet saved an error or a shortened number (`1,20E+05`). */
export function lossOf(text: string): Refusal | undefined {
  if (SHEET_ERROR.test(text)) return 'sheet_error';
  return SHORTENED_NUMBER.test(text) ? 'shortened_number' : undefined;
}

export interface TableRow {
  /** Number of the row in a spreadsheet. */
  line: number;
  cells: string[];
  /** Why its cells cannot be told apart. */
  refusal?: Refusal | undefined;
}

export interface Table {
  separator: string;
  headings: TableRow;
  rows: TableRow[];
}

/** Number of rows in which the headings may stand, below a title. */
const HEAD_ROWS = 10;

const SEPARATORS = [';', ',', '\t'];

const TOTAL = /^(totale?|totali|gesamt|gesamtsumme|summe|somma|sum)\b.{0,12}$/i;

/** Reads a table. Its separator is the one with which a row has most known headings. Rows without text and a total at the end are left out. */
export function readTable(bytes: Uint8Array, isKnown: (heading: string) => boolean): Table {
  const text = decode(bytes).replace(/^sep=.\r?\n/i, '');
  const hasSeparatorLine = text.length < decode(bytes).length;
  const parse = (delimiter: string, preview = 0) => {
    const { data, errors } = papaparse.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false });
    return { rows: data.map((row) => row.map(cellOf)), badlyQuoted: new Set(errors.map(({ row }) => row)) };
  };
  const heads = SEPARATORS.flatMap((separator) =>
    parse(separator, HEAD_ROWS).rows.map((cells, at) => ({ separator, at, known: cells.filter(isKnown).length })),
  );
  const [head] = heads.sort((one, other) => other.known - one.known || one.at - other.at);
  if (!head || head.known === 0) throw invalid('file', 'no_headings');
  const firstLine = hasSeparatorLine ? 2 : 1;
  const parsed = parse(head.separator);
  const rows = parsed.rows.map((cells, at): TableRow => ({ line: at + firstLine, cells }));
  const headings = rows[head.at] ?? { line: 1, cells: [] };
  if (headings.cells.length > importLimits.columns)
    throw invalid('file', refusal('too_many_entries', { max: importLimits.columns }));
  const filled = rows.slice(head.at + 1).filter(({ cells }) => cells.some(Boolean));
  if (TOTAL.test(filled.at(-1)?.cells.find(Boolean) ?? '')) filled.pop();
  if (filled.length > importLimits.rows) throw invalid('file', refusal('too_many_entries', { max: importLimits.rows }));
  const first = headings.cells.findIndex(Boolean);
  function refusalOf({ line, cells }: TableRow): Refusal | undefined {
    if (parsed.badlyQuoted.has(line - firstLine)) return 'quotes';
    const hasUnnamed = cells.some((cell, at) => cell && at > first && !headings.cells[at]);
    // An empty cell may have been shifted by a decimal comma.
    const isShifted = head?.separator === ',' && cells.length > headings.cells.length;
    return isShifted || hasUnnamed ? 'too_many_cells' : undefined;
  }
  return { separator: head.separator, headings, rows: filled.map((row) => ({ ...row, refusal: refusalOf(row) })) };
}

/** Returns the language of most headings, and Italian if several have as many. */
export function languageOf({ cells }: TableRow, find: (heading: string) => Column | undefined): Language {
  const countIn = (code: Language) =>
    cells.filter((heading) => normalized(find(heading)?.heading[code] ?? '').startsWith(normalized(heading))).length;
  return languageCodes.toSorted((one, other) => countIn(other) - countIn(one))[0] ?? defaultLanguage;
}

const DAY_PARTS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?:[ T]\d{1,2}[.:]\d{2}.*)?$/;
const ISO_DAY = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T]00:00.*)?$/;
const NAMED_DAY = /^(?:\p{Letter}+,? )?(\d{1,2})[. -]{1,2}(\p{Letter}{3,})[. -]{1,2}(\d{2}|\d{4})$/u;

/** The first letters of the months in Italian, English and German. */
const months = [
  'gen feb mar apr mag giu lug ago set ott nov dic',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'jan feb mrz apr mai jun jul aug sep okt nov dez',
].map((names) => names.split(' '));

const monthOf = (name: string): number =>
  Math.max(...months.map((names) => names.indexOf(normalized(name).slice(0, 3)))) + 1;

/** Formats a day. Spreadsheets write the years from 1930 to 2029 with two digits. */
function dayOf(year: string, month: string, day: string): string {
  const full = year.length === 4 ? year : `${year < '30' ? 20 : 19}${year}`;
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** True if the days of a table can only be read with the month first. */
export function hasMonthFirst(cells: readonly string[]): boolean {
  const parts = cells.flatMap((cell) => [DAY_PARTS.exec(cell) ?? []]).filter(({ length }) => length > 0);
  return parts.some(([, , second]) => Number(second) > 12) && parts.every(([, first]) => Number(first) <= 12);
}

/** Days between the first day that spreadsheets count and 1970. */
const SPREADSHEET_EPOCH = 25_569;

/** Reads a day as spreadsheets write it: ISO, day first, with the month's name, or a number of days. Returns other texts unchanged. */
export function parseDay(text: string, isMonthFirst: boolean): string {
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return dayOf(isoYear, isoMonth, isoDay);
  if (/^[2-6]\d{4}$/.test(text))
    return new Date((Number(text) - SPREADSHEET_EPOCH) * 86_400_000).toISOString().slice(0, 10);
  const [, day, name = '', ofYear] = NAMED_DAY.exec(text) ?? [];
  if (day && ofYear && monthOf(name)) return dayOf(ofYear, String(monthOf(name)), day);
  const [, first, second, year] = DAY_PARTS.exec(text) ?? [];
  if (!first || !second || !year) return text;
  return isMonthFirst ? dayOf(year, first, second) : dayOf(year, second, first);
}

/** A sign with one or two decimals, or with three that cannot be thousands: prices have five digits at most. */
const DECIMALS = /([.,])\d{1,2}\D*$|^\D*(?:0|\d{3,})([.,])\d{3}\D*$/;

/** Returns the decimal sign that the numbers of a table show. Without any, it is a comma in a table with semicolons, as spreadsheets write. */
export function decimalOf(cells: readonly string[], separator: string): string | undefined {
  const signs = new Set(cells.flatMap((cell) => DECIMALS.exec(cell)?.slice(1).filter(Boolean) ?? []));
  return signs.size === 0 && separator === ';' ? ',' : signs.size === 1 ? [...signs][0] : undefined;
}

/** Writes three decimals such that they are not taken for thousands: `12,500` as `12,5`, `12,345` as `12,3450`. */
export const trimDecimals = (text: string, decimal: string | undefined): string =>
  text.replace(/([.,])(\d{3,})(?=\D*$)/, (all, sign: string, digits: string) => {
    const [own = ''] = /^\d*[1-9]/.exec(digits) ?? ['0'];
    return sign === decimal ? sign + (own.length < 3 ? own : `${digits}0`) : all;
  });

/** Reads a number with a decimal comma or point. Returns NaN for another text. */
export const parseNumber = (text: string): number => Number(text.replace(',', '.'));

const YES = new Set('si s yes y ja true vero wahr 1 x'.split(' '));
const NO = new Set('no n nein false falso falsch 0'.split(' '));

/** Reads a flag as people and spreadsheets write it. Returns another text unchanged. */
export function parseFlag(text: string): boolean | string {
  const word = normalized(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : text;
}
