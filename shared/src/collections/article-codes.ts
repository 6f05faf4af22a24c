/** An article code in a text: groups of capitals and digits, joined by hyphens, such as RP-M21-P01. */
const CODE = /(?<![\w-])[A-Z]{2,}\d*(?:-[A-Z\d]+)+(?![\w-])/g;

/** The article codes in texts, each once, in the order in which they stand there. */
export const codesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(CODE) ?? [])),
];
