import { panelTexts } from '../../../i18n/panel-texts.ts';
import * as en from './conflict-texts.en.ts';

/** What a form says when somebody else saved a newer version meanwhile. */
const it = {
  title: 'Due versioni',
  mine: 'La tua',
  theirs: 'Quella aggiornata',
  same: 'Le due versioni dicono le stesse cose.',
  keepMine: 'Tieni le mie modifiche',
  takeTheirs: 'Prendi la versione aggiornata',
  kept: 'Le tue modifiche sono nel modulo, sopra la versione aggiornata: salva per pubblicarle.',
  taken: 'Nel modulo c’è la versione aggiornata.',
  restoreMine: 'Riprendi le mie modifiche',
  compare: 'Mostra le due versioni',
  yes: 'Sì',
  no: 'No',
  nothing: '(vuoto)',
};

export type ConflictTexts = typeof it;
export const conflictTexts = panelTexts({ it: it, en: en.conflictTexts });
