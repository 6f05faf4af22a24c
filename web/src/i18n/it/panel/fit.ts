/** Engines that a part fits, in the product form. */
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
  aliasesHint: 'Uno per riga: codici vecchi o di altre marche. La ricerca li trova, nessuno li vede.',
};
