import type { ExtraSpec, FixedSpecValues } from '../../draft/spec-rows.ts';

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
