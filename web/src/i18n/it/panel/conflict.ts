/** Texts of a form about a newer saved version. */
export default {
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
