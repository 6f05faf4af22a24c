import { fixedSpecs } from '@rombo/shared/collections/technical-specs';

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
