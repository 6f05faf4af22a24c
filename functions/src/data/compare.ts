/**
 * Orders times and ids, which are ASCII, by their characters. `localeCompare` would say the same, but its first call loads the rules of
 * every language, some ten milliseconds of a function's first answer.
 */
export const compareAscii = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
