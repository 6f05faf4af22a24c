/** An article code in a text: groups of capitals and digits, joined by hyphens, such as RP-M21-P01. */
const ARTICLE_CODE = /(?<![\w-])[A-Z]{2,}\d*(?:-[A-Z\d]+)+(?![\w-])/g;

export const codesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(ARTICLE_CODE) ?? [])),
];
