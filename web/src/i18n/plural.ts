/** A number with what it counts: both languages have one form for exactly one, and another for every other whole number. */
export const plural = (count: number, one: string, others: string): string => `${count} ${count === 1 ? one : others}`;
