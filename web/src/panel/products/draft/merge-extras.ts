import type { Versions } from '../../../forms/saving/use-draft.ts';
import type { ExtraSpec } from './spec-lines.ts';

const valueIn = (rows: ExtraSpec[], label: string): string | undefined =>
  rows.find((row) => row.label.trim() === label.trim())?.value;

/**
 * The extra specs that were typed, laid over newer ones: a line that was changed here stays as typed, an untouched one takes the
 * newer value or goes with it, and lines that the newer version gained are added.
 */
export function mergeExtras({ base, mine, theirs }: Versions<ExtraSpec[]>): ExtraSpec[] {
  const kept = mine.flatMap((row) => {
    if (valueIn(base, row.label) !== row.value) return [row];
    const value = valueIn(theirs, row.label);
    return value === undefined ? [] : [{ ...row, value }];
  });
  const isGained = ({ label }: ExtraSpec) => [base, mine].every((rows) => valueIn(rows, label) === undefined);
  return [...kept, ...theirs.filter(isGained)];
}
