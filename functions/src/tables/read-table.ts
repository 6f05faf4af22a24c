import { parsePrice } from '@rombo/shared/collections/product-offer';
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

/** Other headings of the article code and the price in price lists. A net price is none. */
const aliases: Record<string, RegExp> = {
  [ARTICLE_CODE]:
    /^(?:cod(?:ice)?(?:art(?:icolo)?|prodotto)?|n?articolo|art(?:ikel)?(?:nr|nummer|no)?|(?:article|item|part|product)(?:code|n(?:o|r|umber))|code|item|sku|rif|ref)$/,
  price: new RegExp(
    '^(?:prezz[oi]|(?:brutto|listen)?preis|(?:list|unit|retail)?price|listino|importo|euro|rrp|msrp|uvp|pvp)' +
      '(?:al|di|da|unitario|listino|vendita|pubblico|consumatore|finale|consigliato|ivato|euro?|20\\d\\d' +
      '|(?:con|incl|inkl)(?:iva|vat|mwst)|iva(?:inclus[ao]|compres[ao]|incl))*$',
  ),
};

const isAlias = (heading: string, column: Column): boolean =>
  aliases[column.path.at(-1) ?? '']?.test(heading) === true && !column.path.includes('translations');

const namesOf = ({ heading, path }: Column): string[] => [...Object.values(heading), path.join('.')];

/** Shortest beginning of a heading that is understood: 'Prezzo' for 'Prezzo in euro, IVA inclusa'. */
const BEGINNING = 4;

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

/** A number as Italians write it. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/;
const simplified = (text: string): string | undefined =>
  NUMBER.test(text) ? String(Number(text.replaceAll('.', '').replace(',', '.'))).replace('.', ',') : undefined;
const swapSigns = (text: string): string => text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));

const TIME = /^(\d{1,2}):(\d{1,2})(?::00)?$/;
const SHORT_DAY = /^(\d{1,2})[-/.](\d{1,2}|\d{4})$/;
/** `01-feb` for `1-2`, `Feb-32` for `2-32`. A code in capitals was not converted. */
const CONVERTED_DAY =
  /^(?:(?<day>\d{1,2})-(?<name>\p{Letter}\p{Lowercase}{2,3})|(?<month>\p{Letter}\p{Lowercase}{2})-(?<year>\d{2}))$/u;

/** Returns what a spreadsheet may take a text for: a time, or a day with or without its year. */
function momentsIn(text: string): string[] {
  const [, hour, minute] = TIME.exec(text) ?? [];
  if (hour) return [`${Number(hour)}:${Number(minute)}`];
  const [, one, other = ''] = SHORT_DAY.exec(text) ?? [];
  if (one) return [`${Number(one)}-${Number(other.slice(-2))}`, `${Number(other)}-${Number(one)}`];
  const { day, name, month, year } = CONVERTED_DAY.exec(text)?.groups ?? {};
  if (name) return monthOf(name) ? [`${Number(day)}-${monthOf(name)}`] : [];
  if (month) return monthOf(month) ? [`${monthOf(month)}-${Number(year)}`] : [];
  return dayOrders.flatMap((order) => daysIn(text, order).map((one) => `${order} ${one}`));
}

/** True if a spreadsheet saves a text as `cell`, because it takes it for a number, a time or a day. */
export const isSavedAs = (text: string, cell: string): boolean =>
  cell === asNumber(text) ||
  cell === simplified(text) ||
  swapSigns(cell) === simplified(swapSigns(text)) ||
  // `2-1` for `1-2` was typed: a spreadsheet would write the month's name or a year.
  (!(SHORT_DAY.test(text) && SHORT_DAY.test(cell)) &&
    momentsIn(text).some((moment) => momentsIn(cell).includes(moment)));

const SHEET_ERROR = /^(?:##+|#(?:N\/[AD]|NV)|#[^\s!?]+[!?]|Err:\d+)$/;
const SHORTENED_NUMBER = /^\d(?:[.,]\d+)?E[+-]\d+$/;

/** Returns why a cell lost its value: the spreadsheet saved an error, a shortened number (`1,20E+05`), or a code as a time or a day. */
export function lossOf(text: string, isCode: boolean): Refusal | undefined {
  if (SHEET_ERROR.test(text)) return 'sheet_error';
  const isConverted = isCode && (TIME.test(text) || CONVERTED_DAY.test(text)) && momentsIn(text).length > 0;
  return isConverted || SHORTENED_NUMBER.test(text) ? 'shortened_number' : undefined;
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

const TOTAL = /^(?:grand )?(?:tot(?:al[ei]?)?|gesamt(?:summe)?|summe|somma|sum)(?![\p{Letter}\p{Number}]).{0,12}$/iu;
const AMOUNT = /^(?:€|EUR|euro)?[\d.,'’\s+-]*\d[.,\s]*(?:€|EUR|euro)?$/i;

/** True if a row begins like a total and has only numbers besides. */
export function isTotal({ cells }: TableRow): boolean {
  const [first = '', ...others] = cells.filter(Boolean);
  return TOTAL.test(first) && others.every((cell) => AMOUNT.test(cell));
}

const isPrice = (text: string): boolean => !Number.isNaN(parsePrice(text));

/** Returns the headings of a price list without any: most of its rows are a known code and a price. */
function headOfPriceList(parse: (separator: string) => { rows: string[][] }, isCode: (cell: string) => boolean) {
  for (const separator of SEPARATORS) {
    const rows = parse(separator).rows.filter((row) => row.filter(Boolean).length > 1);
    const count = (isPair: (one: string, other: string) => boolean): number =>
      rows.filter(([one = '', other = '', ...more]) => !more.some(Boolean) && isPair(one, other)).length;
    const headings = [ARTICLE_CODE, 'Prezzo'];
    if (count((one, other) => isCode(one) && isPrice(other)) * 2 > rows.length) return { separator, at: -1, headings };
    if (count((one, other) => isPrice(one) && isCode(other)) * 2 > rows.length)
      return { separator, at: -1, headings: headings.reverse() };
  }
  return undefined;
}

/** A sign that no table has, but a workbook or a picture. */
const BINARY = /(?![\t\r\n])\p{Control}/u;

/**
 * Number of texts of a row that may be headings, else 0: each cell of the next row has a text above it, and no text is a code, a price, a
 * mere number or again in its column.
 */
function wordsIn(cells: string[], below: string[][], isCode: (cell: string) => boolean): number {
  const first = cells.findIndex(Boolean);
  const next = below.find((row) => row.some(Boolean)) ?? [];
  const isWord = (text: string, at: number) =>
    /\p{Letter}/u.test(text) && !isCode(text) && !isPrice(text) && !below.some((row) => row[at] === text);
  const isAbove =
    next.filter(Boolean).length > 1 && next.every((text, at) => !text || at < first || Boolean(cells[at]));
  return isAbove && cells.every((text, at) => !text || isWord(text, at)) ? cells.filter(Boolean).length : 0;
}

/**
 * Reads a table. Its separator is the one with which a row has most known headings, or a row has most words, or most rows are a known
 * code and a price. Rows without text are left out.
 */
export function readTable(
  bytes: Uint8Array,
  isKnown: (heading: string) => boolean,
  isCode: (cell: string) => boolean,
): Table {
  const text = decode(bytes).replace(/^sep=.\r?\n/i, '');
  const hasSeparatorLine = text.length < decode(bytes).length;
  const parse = (delimiter: string, preview = 0) => {
    const { data, errors } = papaparse.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false });
    return { rows: data.map((row) => row.map(cellOf)), badlyQuoted: new Set(errors.map(({ row }) => row)) };
  };
  const heads = SEPARATORS.flatMap((separator) =>
    parse(separator, HEAD_ROWS).rows.flatMap((cells, at, all) => {
      const texts = cells.filter(Boolean);
      // A single text is a title.
      if (texts.length < 2) return [];
      return { separator, at, known: texts.filter(isKnown).length, words: wordsIn(cells, all.slice(at + 1), isCode) };
    }),
  );
  const [known] = heads.toSorted((one, other) => other.known - one.known || one.at - other.at);
  const firsts = SEPARATORS.flatMap(
    (separator) => heads.find((one) => one.separator === separator && one.words > 0) ?? [],
  );
  const [worded] = BINARY.test(text) ? [] : firsts.toSorted((one, other) => other.words - one.words);
  const head = known && known.known > 0 ? known : (worded ?? headOfPriceList(parse, isCode));
  if (!head) throw invalid('file', 'no_headings');
  const firstLine = hasSeparatorLine ? 2 : 1;
  const parsed = parse(head.separator);
  const rows = parsed.rows.map((cells, at): TableRow => ({ line: at + firstLine, cells }));
  const headings = 'headings' in head ? { line: 1, cells: head.headings } : (rows[head.at] ?? { line: 1, cells: [] });
  if (headings.cells.length > importLimits.columns)
    throw invalid('file', refusal('too_many_entries', { max: importLimits.columns }));
  const filled = rows.slice(head.at + 1).filter(({ cells }) => cells.some(Boolean));
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

const DAY_PARTS = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{2}|\d{4})(?:[ T]\d{1,2}[.:]\d{2}.*)?$/;
const ISO_DAY = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T]00:00.*)?$/;
const NAMED_DAY =
  /^(?:\p{Letter}+,? )?(\d{1,2})(?:[°º]|st|nd|rd|th)?[. /-]{1,2}(\p{Letter}{3,})[. /-]{1,2}(\d{2}|\d{4})$/u;
const NAMED_MONTH = /^(?:\p{Letter}+,? )?(?<name>\p{Letter}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/u;

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

const dayOrders = ['day', 'month'] as const;
type DayOrder = (typeof dayOrders)[number];

/**
 * Returns what comes first in the days of a table: as a number above 12 shows, else as the stored days show, else the day in a
 * table with semicolons or with points or hyphens in its days. `stored` has the cells with the stored days that they may mean.
 */
export function dayOrderOf(stored: readonly (readonly [cell: string, days: unknown[]])[], separator: string) {
  const parts = stored.flatMap(([cell]) => [DAY_PARTS.exec(cell) ?? []]);
  const shown = parts.flatMap(([, first, , second]) =>
    Number(first) > 12 ? 'day' : Number(second) > 12 ? 'month' : [],
  );
  const votes = stored.flatMap(([cell, days]) => {
    const fitting = dayOrders.filter((order) => days.some((day) => daysIn(cell, order).includes(String(day))));
    return fitting.length === 1 ? fitting : [];
  });
  const usual = separator === ';' || parts.some(([, , sign = '/']) => sign !== '/') ? (['day'] as const) : [];
  const unanimous = [shown, votes, usual].map((orders) => new Set<DayOrder>(orders)).find(({ size }) => size === 1);
  return unanimous && [...unanimous][0];
}

/** Days between the first day that spreadsheets count and 1970. */
const SPREADSHEET_EPOCH = 25_569;

/** Reads a day as spreadsheets write it. Returns none for another text, and two if only `order` tells its day from its month. */
export function daysIn(text: string, order?: DayOrder): string[] {
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return [dayOf(isoYear, isoMonth, isoDay)];
  if (/^[2-6]\d{4}$/.test(text))
    return [new Date((Number(text) - SPREADSHEET_EPOCH) * 86_400_000).toISOString().slice(0, 10)];
  const [, day, name = '', ofYear] = NAMED_DAY.exec(text) ?? [];
  const named = NAMED_MONTH.exec(text)?.groups ?? { day, name, year: ofYear };
  const month = monthOf(named.name ?? '');
  if (named.day && named.year && month) return [dayOf(named.year, String(month), named.day)];
  const [, first, , second, year] = DAY_PARTS.exec(text) ?? [];
  if (!first || !second || !year) return [];
  const [dayFirst, monthFirst] = [dayOf(year, second, first), dayOf(year, first, second)];
  if (order) return [order === 'day' ? dayFirst : monthFirst];
  return [...new Set([Number(second) <= 12 ? dayFirst : monthFirst, Number(first) <= 12 ? monthFirst : dayFirst])];
}

/** A sign with one or two decimals, or with three that cannot be thousands: prices have five digits at most. */
const DECIMALS = /([.,])\d{1,2}\D*$|^\D*(?:0|\d{3,})([.,])\d{3}\D*$/;

/** Thousands, as decimals would be fractions of a cent. */
const FRACTION = /^\D*[1-9]\d?,\d{2}[1-9]\D*$/;

/** Returns the decimal sign that the numbers of a table show. Without any, it is a comma in a table with semicolons, as spreadsheets write. */
export function decimalOf(cells: readonly string[], separator: string): string | undefined {
  const signs = new Set(cells.flatMap((cell) => DECIMALS.exec(cell)?.slice(1).filter(Boolean) ?? []));
  if (signs.size === 0 && separator === ';') return cells.some((cell) => FRACTION.test(cell)) ? '.' : ',';
  return signs.size === 1 ? [...signs][0] : undefined;
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
