/** The order that somebody typed: a whole number, and 0 for what is none. */
export const orderOf = (text: string): number => Number.parseInt(text, 10) || 0;
