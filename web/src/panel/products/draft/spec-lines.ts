import type { Product } from '@rombo/shared/collections/product';
import { specLimits } from '@rombo/shared/collections/technical-specs';
import { fixedSpecs } from '@rombo/shared/words/spec-labels';

/** Form values of the fixed specifications, in their order. */
export type FixedSpecValues = string[];

/** A line of the form for a spec of one's own. */
export interface ExtraSpec {
  label: string;
  value: string;
}

const fixedLabels = new Set<string>(fixedSpecs);

/** A product's specs as lines of the form. */
export const rowsOf = (specs: Record<string, string>): { fixedSpecs: FixedSpecValues; extraSpecs: ExtraSpec[] } => ({
  fixedSpecs: fixedSpecs.map((label) => (Object.hasOwn(specs, label) ? (specs[label] ?? '') : '')),
  extraSpecs: Object.entries(specs)
    .filter(([label]) => !fixedLabels.has(label))
    .map(([label, value]) => ({ label, value })),
});

/** A spec that will be saved, with the place in the form from which it comes. */
interface PlacedSpec extends ExtraSpec {
  place: { label: string; value: string };
}

/** The lines that will be saved: fixed ones that are filled, then extra ones with both a name and a value. */
export function filledRows(values: FixedSpecValues, extras: ExtraSpec[]): PlacedSpec[] {
  const fixed = fixedSpecs.map((label: string, index) => ({
    label,
    value: values[index]?.trim() ?? '',
    place: { label: `fixedSpecs.${index}`, value: `fixedSpecs.${index}` },
  }));
  const extra = extras.map(({ label, value }, index) => ({
    label: label.trim(),
    value: value.trim(),
    place: { label: `extraSpecs.${index}.label`, value: `extraSpecs.${index}.value` },
  }));
  return [...fixed, ...extra].filter(({ label, value }) => label && value);
}

/** The specs of a form as the map that is saved. */
export const specsOf = (values: FixedSpecValues, extras: ExtraSpec[]): Record<string, string> =>
  Object.fromEntries(filledRows(values, extras).map(({ label, value }) => [label, value]));

/** The places of labels that an earlier line has already: as a map one of the two would be lost. */
export function repeatedLabels(values: FixedSpecValues, extras: ExtraSpec[]): string[] {
  const seen = new Set<string>();
  return filledRows(values, extras).flatMap(({ label, place }) => {
    if (seen.has(label)) return [place.label];
    seen.add(label);
    return [];
  });
}

/** The most lines for specs of one's own. */
export const MOST_EXTRAS = specLimits.count - fixedSpecs.length;

interface Rows {
  fixedSpecs: FixedSpecValues;
  extraSpecs: ExtraSpec[];
}

const plain = (label: string): string => label.trim().toLowerCase();
const indexOf = (labels: readonly string[], label: string): number => labels.map(plain).indexOf(plain(label));

/**
 * Lines of the form with the given specs in them: a label that is there takes the new value, others are added at the end, and blank lines
 * go. `left` counts those for which there was no room.
 */
export function fillRows(rows: Rows, specs: readonly ExtraSpec[]): Rows & { left: number } {
  const filled = [...rows.fixedSpecs];
  const extras = rows.extraSpecs.filter(({ label, value }) => label.trim() || value.trim()).map((row) => ({ ...row }));
  for (const spec of specs) {
    const fixed = indexOf(fixedSpecs, spec.label);
    const extra = extras.find(({ label }) => plain(label) === plain(spec.label));
    if (fixed >= 0) filled[fixed] = spec.value;
    else if (extra) extra.value = spec.value;
    else extras.push({ ...spec });
  }
  const left = Math.max(0, extras.length - MOST_EXTRAS);
  return { fixedSpecs: filled, extraSpecs: extras.slice(0, MOST_EXTRAS), left };
}

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

/** A label belongs to the template of a category from this share of its products on. */
const USUAL = 0.5;

type Specified = Pick<Product, 'category' | 'technicalSpecs'>;

/** Labels of the specs that products of a category have besides the fixed ones, the most frequent first; `usual` are its template. */
export function suggestLabels(products: readonly Specified[], category: Product['category']) {
  const peers = products.filter((product) => product.category === category);
  const counts = new Map<string, number>();
  for (const label of peers.flatMap(({ technicalSpecs }) => Object.keys(technicalSpecs)))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  for (const label of fixedSpecs) counts.delete(label);
  const labels = [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'it'));
  const usual = labels.filter(([, count]) => count >= peers.length * USUAL);
  return { labels: labels.map(([label]) => label), usual: usual.map(([label]) => label) };
}

type SpecField = `fixedSpecs.${number}` | `extraSpecs.${number}.${'label' | 'value'}`;

/** The field that Enter leads to from another, `new` for a line that has to be added; null where the present one is still blank. */
export function nextField(
  name: string,
  { fixedSpecs, extraSpecs }: { fixedSpecs: FixedSpecValues; extraSpecs: ExtraSpec[] },
): SpecField | 'new' | null {
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
