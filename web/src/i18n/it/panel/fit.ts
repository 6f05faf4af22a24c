import { plural } from '../../plural.ts';

const parts = (count: number) => plural(count, 'ricambio', 'ricambi');

/** Engines that a part fits and parts that an engine takes over, in the product form. */
export default {
  noType: 'Nessuno in particolare',
  fitsHint: 'I motori su cui si monta: la loro pagina lo elenca fra i ricambi.',
  search: 'Cerca un motore per nome o codice',
  add: (name: string) => `Aggiungi ${name}`,
  remove: (name: string) => `Togli ${name}`,
  none: 'Nessun motore corrisponde.',
  chosen: 'Motori scelti',
  gone: 'Motore non più in catalogo',
  takeOver: 'Come un altro ricambio',
  choosePart: 'Scegli un ricambio',
  takeOverNow: 'Riprendi i suoi motori',
  sameParts: 'Stessi ricambi di…',
  samePartsHint: 'I ricambi spuntati andranno anche su questo motore quando salvi.',
  chooseEngine: 'Scegli un motore',
  parts: 'Ricambi da aggiungere',
  toAdd: (ticked: number, offered: number) =>
    offered === 0
      ? 'I suoi ricambi vanno già tutti su questo motore.'
      : `${plural(ticked, 'spuntato', 'spuntati')} di ${offered}.`,
  added: (count: number) => `Motore salvato, con ${parts(count)} in più`,
  notAdded: (count: number) =>
    `${parts(count)} non ${count === 1 ? 'salvato' : 'salvati'}: riapri il motore e riprova.`,
  undo: 'Annulla',
  undoHint: 'Togli il motore dai ricambi, uno per uno',
  undone: 'I ricambi sono di nuovo come prima',
  notUndone: (count: number) =>
    `${parts(count)} ${count === 1 ? 'è cambiato' : 'sono cambiati'} nel frattempo, o il server non risponde: controlla i motori a mano`,
  aliasesHint: 'Uno per riga: codici vecchi o di altre marche. La ricerca li trova, nessuno li vede.',
};
