const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in the largest unit of which there is one, to one decimal. */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const style = { style: 'unit', unit: units[power], maximumFractionDigits: 1 } as const;
  return (bytes / 1000 ** power).toLocaleString(locale, style);
}
