import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toSfnt } from './sfnt.ts';

/** A4 in points, and the margin that everything but the header's band keeps. */
export const page = { width: 595.28, height: 841.89, margin: 42 } as const;

export const inner = page.width - 2 * page.margin;

export const colours = {
  ink: '#08090B',
  light: '#E9ECEF',
  steel: '#6B747C',
  rule: '#D5D9DD',
  red: '#B01020',
  ember: '#E0303A',
} as const;

// WOFF, not WOFF2: fontkit cannot cut accented letters out of the latter
const font = (file: string): Buffer =>
  toSfnt(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff`))));

/** The site's own typefaces, under the SIL Open Font License; every sheet embeds the letters it uses. */
export const fonts = {
  text: font('barlow/files/barlow-latin-400-normal'),
  strong: font('barlow/files/barlow-latin-600-normal'),
  display: font('barlow-condensed/files/barlow-condensed-latin-700-normal'),
} as const;
