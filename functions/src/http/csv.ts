import { csvSeparators } from '@rombo/shared/contract/limits';
import { badRequest } from '../errors.ts';

/** A place where a formula may start: a cell's start, or the place after any separator. Apostrophes are included, so that `unguard` is exact. */
const START = '(?<=^|[\\n;,\\t]|\\r(?!\\n))';
const FORMULA_FOLLOWS = '(?=(?:[^\\S\\n\\r\\t]|["\'])*[=+\\-@|%＝＋－＠])';
const FORMULA = new RegExp(`${START}${FORMULA_FOLLOWS}|^(?='*[\\t\\r])`, 'g');
const GUARD = new RegExp(`${START}'${FORMULA_FOLLOWS}|^'(?='*[\\t\\r])`, 'g');

/** Removes the apostrophes that `csvOf` adds. */
export const unguard = (cell: string): string => cell.replace(GUARD, '');

const cellOf = (text: string): string => `"${text.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`;

/** A byte order mark tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export type Separator = (typeof csvSeparators)[number];

export function separatorOf({ separator = ',' }: Record<string, string | undefined>): Separator {
  const known = csvSeparators.find((one) => one === separator);
  if (known) return known;
  throw badRequest('separator', 'unknown_separator');
}

/** Writes the lines of a table according to RFC 4180. Prefixes potential formulas with an apostrophe. */
export const csvLines = (rows: readonly (readonly string[])[], separator: Separator = ','): string[] =>
  rows.map((row, at) => `${at === 0 ? BYTE_ORDER_MARK : ''}${row.map(cellOf).join(separator)}\r\n`);

/** Writes a table as one text. */
export const csvOf = (...table: Parameters<typeof csvLines>): string => csvLines(...table).join('');
