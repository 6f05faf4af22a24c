/** Readable steps between ticks, for every power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Removes floating-point noise. */
const rounded = (value: number): number => Number(value.toPrecision(6));

/** Returns the smallest readable step that covers `length` with this number of intervals. */
function stepOf(length: number, intervals: number): number {
  const least = length / intervals;
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => rounded(step * power) >= rounded(least)) ?? 10) * power;
}

const ticksFrom = (start: number, step: number, intervals: number): number[] =>
  Array.from({ length: intervals + 1 }, (_, at) => rounded(start + at * step));

/** Returns ticks from 0 to at least `max`. */
export const ticksTo = (max: number, intervals: number): number[] =>
  ticksFrom(0, stepOf(max > 0 ? max : 1, intervals), intervals);

/** Returns ticks around a range, at multiples of their step. */
export function ticksAround(min: number, max: number, intervals: number): number[] {
  const step = stepOf(max > min ? max - min : 1, intervals);
  const start = Math.floor(min / step) * step;
  return ticksFrom(start, step, Math.max(1, Math.ceil(rounded((max - start) / step))));
}

/** Returns the position of a value between the first and the last tick, from 0 to 1. */
export function fractionOf(value: number, ticks: readonly number[]): number {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  return (value - first) / (last - first);
}
