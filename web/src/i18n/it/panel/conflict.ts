/** Texts of a form whose item was saved elsewhere meanwhile. */
export default {
  savedBy: (date: string, by: string | null) =>
    by === null ? `L’altra versione è del ${date}.` : `L’altra versione è del ${date}, salvata da ${by}.`,
  showTheirs: 'Mostra quella versione',
  showMine: 'Torna alla mia',
  saveMine: 'Salva la mia',
  theirsShown: 'Nel modulo c’è la versione salvata altrove. La tua resta da parte.',
};
