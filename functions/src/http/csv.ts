/** Positions before a sign that begins a formula: at the start of a cell or after any separator. */
const FORMULA = /(?<=^|[\n;,\t]|\r(?!\n))(?=[\s"]*[=+\-@|%＝＋－＠])|^(?=[\t\r])/g;

const cellOf = (text: string): string => `"${text.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`;

/** A byte order mark tells spreadsheets that the text is UTF-8. */
const MARK = '\ufeff';

/** Writes a table as RFC 4180 has it; an apostrophe stands before what would be a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${MARK}${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
