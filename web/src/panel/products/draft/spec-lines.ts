import type { Product } from '@rombo/shared/collections/product';
import { specLimits } from '@rombo/shared/collections/technical-specs';
import { fixedSpecs } from '@rombo/shared/words/spec-labels';

export interface ExtraSpec {
  label: string;
  value: string;
}

/** The data sheet in the form: values of the fixed specs in order, then extra specs. */
export interface SpecRows {
  fixedSpecs: string[];
  extraSpecs: ExtraSpec[];
}

const fixedLabels = new Set<string>(fixedSpecs);

export const rowsOf = (specs: Record<string, string>): SpecRows => ({
  fixedSpecs: fixedSpecs.map((label) => (Object.hasOwn(specs, label) ? (specs[label] ?? '') : '')),
  extraSpecs: Object.entries(specs)
    .filter(([label]) => !fixedLabels.has(label))
    .map(([label, value]) => ({ label, value })),
});

/** Returns the specs to save with their form fields: filled fixed specs, then extra specs that have both label and value. */
export function filledRows({ fixedSpecs: values, extraSpecs }: SpecRows) {
  const fixed = fixedSpecs.map((label: string, index) => ({
    label,
    value: values[index]?.trim() ?? '',
    place: { label: `fixedSpecs.${index}`, value: `fixedSpecs.${index}` },
  }));
  const extra = extraSpecs.map(({ label, value }, index) => ({
    label: label.trim(),
    value: value.trim(),
    place: { label: `extraSpecs.${index}.label`, value: `extraSpecs.${index}.value` },
  }));
  return [...fixed, ...extra].filter(({ label, value }) => label && value);
}

export const specsOf = (rows: SpecRows): Record<string, string> =>
  Object.fromEntries(filledRows(rows).map(({ label, value }) => [label, value]));

/** Returns the fields of repeated labels: the saved map can hold each label only once. */
export const repeatedLabels = (rows: SpecRows): string[] =>
  filledRows(rows).flatMap(({ label, place }, at, all) =>
    all.findIndex((other) => other.label === label) < at ? [place.label] : [],
  );

/** Maximum number of extra specs. */
export const MAX_EXTRAS = specLimits.count - fixedSpecs.length;

const normalize = (label: string): string => label.trim().toLowerCase();
const indexOf = (labels: readonly string[], label: string): number => labels.map(normalize).indexOf(normalize(label));

/**
 * Merges specs into the form: existing labels get the new value, others are appended, and blank lines are removed. `overflow` is the number of
 * specs that did not fit.
 */
export function fillRows(rows: SpecRows, specs: readonly ExtraSpec[]): SpecRows & { overflow: number } {
  const filled = [...rows.fixedSpecs];
  const extras = rows.extraSpecs.filter(({ label, value }) => label.trim() || value.trim()).map((row) => ({ ...row }));
  for (const spec of specs) {
    const fixed = indexOf(fixedSpecs, spec.label);
    const extra = extras.find(({ label }) => normalize(label) === normalize(spec.label));
    if (fixed >= 0) filled[fixed] = spec.value;
    else if (extra) extra.value = spec.value;
    else extras.push({ ...spec });
  }
  const overflow = Math.max(0, extras.length - MAX_EXTRAS);
  return { fixedSpecs: filled, extraSpecs: extras.slice(0, MAX_EXTRAS), overflow };
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
const LABELLED_LINE = /^(.{1,80}?)(?::\s+|\s+[–—-]\s+)(.+)$/;

/** Returns the rows of a text without columns: label and value on one line, or on alternating lines as copied from a PDF. */
function textRows(text: string): string[][] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return [];
  const named = lines.map((line) => LABELLED_LINE.exec(line)?.slice(1) ?? []);
  if (named.every(({ length }) => length > 0)) return named;
  if (named.some(({ length }) => length > 0) || lines.length % 2 > 0 || lines.length < 4) return [];
  return lines.flatMap((line, at) => (at % 2 ? [] : [[line, lines[at + 1] ?? '']]));
}

/**
 * Reads specs from a table copied as HTML or tab-separated text, or from lines of labels and values. The first column is the label; others,
 * such as units, are joined to the value. Returns [] for other text, which is pasted unchanged.
 */
export function readSpecTable(text: string, html = ''): ExtraSpec[] {
  const tables = html.includes('<td') ? htmlRows(html) : [];
  const rows = text.includes('\t') ? cellsOf(text.replaceAll('\r\n', '\n')) : textRows(text);
  return (tables.some(({ length }) => length > 1) ? tables : rows).flatMap(([label = '', ...values]) => {
    const value = values.filter(Boolean).join(' ');
    return label && value ? [{ label: label.replace(/:$/, ''), value }] : [];
  });
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

type SpecField = `fixedSpecs.${number}` | `extraSpecs.${number}.${'label' | 'value'}`;

/** Returns the field that Enter moves to, `new` if a line must be added, or null if the current line is blank. */
export function nextField(name: string, { fixedSpecs, extraSpecs }: SpecRows): SpecField | 'new' | null {
  const [group, index, part] = name.split('.');
  const at = Number(index);
  const isFixed = group === 'fixedSpecs';
  if (isFixed && at + 1 < fixedSpecs.length) return `fixedSpecs.${at + 1}`;
  const row = isFixed ? undefined : extraSpecs[at];
  if (row && !row.label.trim() && !row.value.trim()) return null;
  if (row && part === 'label' && !row.value.trim()) return `extraSpecs.${at}.value`;
  const below = isFixed ? 0 : at + 1;
  const next = extraSpecs[below];
  return next ? `extraSpecs.${below}.${next.label.trim() ? 'value' : 'label'}` : 'new';
}
