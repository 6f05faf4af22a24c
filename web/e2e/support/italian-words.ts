import * as english from '../../src/i18n/en/panel/index.ts';
import englishSignIn from '../../src/i18n/en/sign-in.ts';
import * as italian from '../../src/i18n/it/panel/index.ts';
import italianSignIn from '../../src/i18n/it/sign-in.ts';

/** Labels of specifications are stored in Italian, and so are they shown where they are data. */
const DATA = new Set(['Codice Articolo', 'Cilindrata', 'Potenza', 'RPM Max', 'Carburante']);
const HOLE = '§';

/** The texts in a module by their place, those with holes in their pieces. */
function piecesOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string')
    return value.split(HOLE).map((piece, at): [string, string] => [`${place}.${at}`, piece.trim()]);
  if (typeof value === 'function') return piecesOf(String(value(HOLE, HOLE)), place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => piecesOf(part, `${place}.${name}`));
}

/** The Italian texts of the panel that say something else in English. */
function italianWords(): string[] {
  const present = new Set(piecesOf({ english, englishSignIn }, '').map(([, text]) => text));
  const texts = piecesOf({ italian, italianSignIn }, '').map(([, text]) => text);
  return [...new Set(texts)].filter((text) => text.length > 2 && !present.has(text) && !DATA.has(text));
}

/** Those that stand in a text as words of their own. */
export const italianIn = (seen: string): string[] =>
  italianWords().filter((text) => {
    const quoted = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\d])${quoted}(?![\\p{L}\\d])`, 'u').test(seen);
  });
