/** Stands in for the style library's prefixes, which it can write and is never asked to. */
export const prefix = (value: string): string => value;
