import { specLimits } from '@rombo/shared/collections/technical-specs';
import { fixedSpecs } from '@rombo/shared/words/spec-labels';
import type { ExtraSpec, FixedSpecValues } from './spec-rows.ts';

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
