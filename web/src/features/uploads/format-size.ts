import { type Language, locales } from '../../i18n/language.ts';

const MB = 1024 * 1024;

const inMB = (bytes: number, language: Language): string =>
  `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(bytes / MB)} MB`;

/** A file's size as a language writes it: '4,5 MB', '820 kB'. A megabyte is 1024 x 1024 bytes, as the limit of 5 MB counts it. */
export function formatSize(bytes: number, language: Language = 'it'): string {
  if (bytes >= MB) return inMB(bytes, language);
  return `${new Intl.NumberFormat(locales[language]).format(Math.ceil(bytes / 1024))} kB`;
}

/** Two sizes of one file, in one unit where that says something of both: '7,1 MB' and '0,9 MB'. */
export function formatSizes(before: number, after: number, language: Language): [before: string, after: string] {
  const sameUnit = before >= MB && after >= MB / 10;
  return [formatSize(before, language), sameUnit ? inMB(after, language) : formatSize(after, language)];
}
