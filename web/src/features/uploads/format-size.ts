import { panelLocale } from '../../i18n/panel-texts.ts';

/** A file's size as the panel's language writes it: '4,5 MB', '820 kB'. A megabyte is 1024 x 1024 bytes, as the limit of 5 MB counts it. */
export function formatSize(bytes: number): string {
  const isLarge = bytes >= 1024 * 1024;
  const number = new Intl.NumberFormat(panelLocale(), { maximumFractionDigits: isLarge ? 1 : 0 });
  return isLarge ? `${number.format(bytes / 1024 / 1024)} MB` : `${number.format(Math.ceil(bytes / 1024))} kB`;
}
