import { csvSeparators } from '@rombo/shared/contract/limits';
import { badRequest } from '../errors.ts';

/** Positions before a character that starts a formula, at the start of a cell or after any separator. */
const FORMULA = /(?<=^|[\n;,\t]|\r(?!\n))(?=(?:[^\S\n\r\t]|")*[=+\-@|%＝＋－＠])|^(?=[\t\r])/g;

const cellOf = (text: string): string => `"${text.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`;

/** A byte order mark tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

type Separator = (typeof csvSeparators)[number];

export function separatorOf({ separator = ',' }: Record<string, string | undefined>): Separator {
  const known = csvSeparators.find((one) => one === separator);
  if (known) return known;
  throw badRequest('separator', 'unknown_separator');
}

/** Writes a table according to RFC 4180. Prefixes potential formulas with an apostrophe. */
export const csvOf = (rows: readonly (readonly string[])[], separator: Separator = ','): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join('')}`;
