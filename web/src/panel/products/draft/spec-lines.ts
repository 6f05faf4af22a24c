import { plainText } from '@rombo/shared/collections/plain-text';
import type { Product } from '@rombo/shared/collections/product';
import { specLimits } from '@rombo/shared/collections/technical-specs';
import { cleanText } from '@rombo/shared/contract/text';
import { fixedSpecs } from '@rombo/shared/words/spec-labels';

/** A line of the data sheet in the form. The first ones hold the fixed specs, in order. */
export interface SpecRow {
  label: string;
  value: string;
}

export const rowsOf = (specs: Record<string, string>): SpecRow[] => {
  // Not in one object: its keys that are numbers would come before the fixed ones.
  const labels = new Set<string>([...fixedSpecs, ...Object.keys(specs)]);
  return [...labels].map((label) => ({ label, value: (Object.hasOwn(specs, label) && specs[label]) || '' }));
};

/** Returns a label as it is saved. */
export const labelOf = ({ label }: Pick<SpecRow, 'label'>): string => cleanText(label).trim();

/** Returns the rows that have both label and value, with their form fields. */
export const filledRows = (rows: readonly SpecRow[]) =>
  rows
    .map((row, index) => ({
      label: labelOf(row),
      value: row.value.trim(),
      place: `technicalSpecs.${index}` as const,
    }))
    .filter(({ label, value }) => label && value);

export const specsOf = (rows: readonly SpecRow[]): Record<string, string> =>
  Object.fromEntries(filledRows(rows).map(({ label, value }) => [label, value]));

/** Returns the fields of repeated labels: the saved map can hold each label only once. */
export const repeatedLabels = (rows: readonly SpecRow[]): string[] =>
  filledRows(rows).flatMap(({ label, place }, at, all) =>
    all.findIndex((other) => other.label === label) < at ? [`${place}.label`] : [],
  );

const normalize = (label: string): string => plainText(label).trim();

/**
 * Merges specs into the form: existing labels get the new value, others are appended, and blank lines are removed. `overflow` is the number of
 * specs that did not fit.
 */
export function fillRows(rows: readonly SpecRow[], specs: readonly SpecRow[]) {
  const filled = rows.filter(({ label, value }) => label.trim() || value.trim()).map((row) => ({ ...row }));
  for (const spec of specs) {
    const row = filled.find(({ label }) => normalize(label) === normalize(spec.label));
    if (row) row.value = spec.value;
    else filled.push({ ...spec });
  }
  const overflow = Math.max(0, filled.length - specLimits.count);
  return { rows: filled.slice(0, specLimits.count), overflow };
}

/** A cell of a copied table and its delimiter. Cells that contain a line break or tab are quoted. */
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

const htmlRows = (html: string): string[][] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
  );

/** Matches 'Label: value' and 'Label – value'. Values such as '1:10' or '32.000–36.000' have no space around their sign. */
const SEPARATOR = /: | [–—-] /;

function splitLabel(line: string): string[] {
  const { index = 0, 0: separator = '' } = SEPARATOR.exec(line) ?? {};
  return index > 0 && index <= 80 ? [line.slice(0, index), line.slice(index + separator.length)] : [];
}

/** Returns the rows of a text without columns: label and value on one line, or on alternating lines as copied from a PDF. */
function textRows(text: string): string[][] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (lines.length < 2) return [];
  const named = lines.map(splitLabel);
  if (named.every(({ length }) => length > 0)) return named;
  if (named.some(({ length }) => length > 0) || lines.length % 2 > 0 || lines.length < 4) return [];
  return lines.flatMap((line, at) => (at % 2 ? [] : [[line, lines[at + 1] ?? '']]));
}

/**
 * Reads specs from a table copied as HTML or tab-separated text, or from lines of labels and values. The first column is the label; others,
 * such as units, are joined to the value; `blank` are labels without a value. Returns no specs for other text, which is pasted unchanged.
 */
export function readSpecTable(text: string, html = ''): { specs: SpecRow[]; blank: string[] } {
  const tables = html.includes('<td') ? htmlRows(html) : [];
  const rows = text.includes('\t') ? cellsOf(text.replaceAll('\r\n', '\n')) : textRows(text);
  const lines = (tables.some(({ length }) => length > 1) ? tables : rows)
    .map(([label = '', ...values]) => ({ label: label.replace(/:$/, ''), value: values.filter(Boolean).join(' ') }))
    .filter(({ label }) => label);
  return {
    specs: lines.filter(({ value }) => value),
    blank: lines.flatMap(({ label, value }) => (value ? [] : [label])),
  };
}

/** Share of a category's products that must have a label to make it usual. */
const COMMON_SHARE = 0.5;

type Specified = Pick<Product, 'category' | 'technicalSpecs'>;

/** Returns the extra labels in a category by frequency, and those among them that are usual. */
export function suggestLabels(products: readonly Specified[], category: Product['category']) {
  const peers = products.filter((product) => product.category === category);
  const counts = new Map<string, number>();
  for (const label of peers.flatMap(({ technicalSpecs }) => Object.keys(technicalSpecs)))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  for (const label of fixedSpecs) counts.delete(label);
  const labels = [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'it'));
  const usual = labels.filter(([, count]) => count >= peers.length * COMMON_SHARE);
  return { labels: labels.map(([label]) => label), usual: usual.map(([label]) => label) };
}

/** Returns the field that Enter moves to, `new` if a line must be added, or null if the current line is blank. */
export function nextField(name: string, rows: readonly SpecRow[]) {
  const [, index, part] = name.split('.');
  const at = Number(index);
  const { label = '', value = '' } = rows[at] ?? {};
  if (!label.trim() && !value.trim()) return null;
  if (part === 'label' && !value.trim()) return `technicalSpecs.${at}.value` as const;
  const next = rows[at + 1];
  return next ? (`technicalSpecs.${at + 1}.${next.label.trim() ? 'value' : 'label'}` as const) : 'new';
}
