import type { ExtraSpec } from './spec-rows.ts';

/** A cell of a table as spreadsheets copy it, and what ends it; one with a line break or a tab in it is quoted. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gy;

const textOf = (quoted: string | undefined, plain: string): string =>
  (quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim();

function cellsOf(table: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of table.matchAll(CELL)) {
    rows.at(-1)?.push(textOf(quoted, plain));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/**
 * Reads the specs of a table that was copied from a spreadsheet: labels in its first column, values in the second, units beside them. Empty
 * for a text without columns, which is pasted as any text.
 */
export function readSpecTable(text: string): ExtraSpec[] {
  if (!text.includes('\t')) return [];
  return cellsOf(text.replaceAll('\r\n', '\n')).flatMap(([label = '', ...values]) => {
    const value = values.filter(Boolean).join(' ');
    return label && value ? [{ label, value }] : [];
  });
}
