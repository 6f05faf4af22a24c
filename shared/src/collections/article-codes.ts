/** An article code: groups of capitals and digits, joined by hyphens, such as RP-M21-P01. */
const ARTICLE_CODE = /^[A-Z]{2,}\d*(?:-[A-Z\d]+)+$/;

export const codesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []).filter((word) => ARTICLE_CODE.test(word))),
];
