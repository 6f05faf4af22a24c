import { type Language, languages } from '@rombo/shared/words/languages';

const MB = 1024 * 1024;

/** Written by hand: the first `Intl.NumberFormat` of a page takes a slow phone a tenth of a second. */
function inMB(bytes: number, language: Language): string {
  const number = String(Math.round((bytes / MB) * 10) / 10);
  return `${number.replace('.', languages[language].decimal)} MB`;
}

/** A file's size as a language writes it: '4,5 MB', '820 kB'. A megabyte is 1024 x 1024 bytes, as the limit of 5 MB counts it. */
export const formatSize = (bytes: number, language: Language): string =>
  bytes >= MB ? inMB(bytes, language) : `${Math.ceil(bytes / 1024)} kB`;

/** Two sizes of one file, in one unit where that says something of both: '7,1 MB' and '0,9 MB'. */
export function formatSizes(before: number, after: number, language: Language): [before: string, after: string] {
  const sameUnit = before >= MB && after >= MB / 10;
  return [formatSize(before, language), sameUnit ? inMB(after, language) : formatSize(after, language)];
}
