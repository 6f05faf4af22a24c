import * as activity from '../../src/features/account/activity/texts.ts';
import * as reminder from '../../src/features/account/reminder/texts.ts';
import * as factor from '../../src/features/account/second-factor/texts.ts';
import * as account from '../../src/features/account/texts.ts';
import * as messages from '../../src/features/contact/admin/texts.ts';
import * as files from '../../src/features/products/admin/files/file-texts.ts';
import * as productForm from '../../src/features/products/admin/form/form-texts.ts';
import * as products from '../../src/features/products/admin/texts.ts';
import * as settings from '../../src/features/settings/admin/texts.ts';
import * as slideForm from '../../src/features/slides/admin/form/form-texts.ts';
import * as slides from '../../src/features/slides/admin/texts.ts';
import * as conflict from '../../src/features/uploads/saving/conflict-texts.ts';
import * as saving from '../../src/features/uploads/saving/saving-texts.ts';
import * as uploads from '../../src/features/uploads/upload-texts.ts';
import * as adminEn from '../../src/i18n/en/admin.ts';
import * as admin from '../../src/i18n/it/admin.ts';
import { drawPanelIn } from '../../src/i18n/panel-texts.ts';

const modules = {
  activity,
  reminder,
  factor,
  account,
  messages,
  files,
  productForm,
  products,
  settings,
  slideForm,
  slides,
};
const shared = { conflict, saving, uploads };

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
export function italianWords(): string[] {
  drawPanelIn('en');
  const english = new Set(
    [...piecesOf({ ...modules, ...shared }, ''), ...piecesOf(adminEn, '')].map(([, text]) => text),
  );
  drawPanelIn('it');
  const italian = [...piecesOf({ ...modules, ...shared }, ''), ...piecesOf(admin, '')].map(([, text]) => text);
  return [...new Set(italian)].filter((text) => text.length > 2 && !english.has(text) && !DATA.has(text));
}

/** Those that stand in a text as words of their own. */
export const italianIn = (seen: string): string[] =>
  italianWords().filter((text) => {
    const quoted = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\d])${quoted}(?![\\p{L}\\d])`, 'u').test(seen);
  });
