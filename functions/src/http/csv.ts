/** Characters that make a spreadsheet take a cell for a formula where they come first; white space before them counts for nothing. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

const cellOf = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A byte order mark tells spreadsheets that the text is UTF-8. */
const MARK = '\ufeff';

/** Writes a table as RFC 4180 has it; a cell that would be a formula begins with an apostrophe. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${MARK}${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
