/** Texts of a form with files while saving and on failure; typed values are always kept. */
export default {
  save: 'Salva',
  saving: 'Salvataggio...',
  waiting: (left: number) => (left === 1 ? 'In attesa di 1 file...' : `In attesa di ${left} file...`),
  waitingNote: 'Il salvataggio parte appena i file sono caricati.',
  reloading: 'Caricamento...',
  cancel: 'Annulla',
  leave: 'Ci sono modifiche non salvate. Vuoi uscire senza salvarle?',
  session: 'Serve un nuovo accesso: accedi e salva ancora. I dati del modulo restano.',
  network: 'Il server non risponde. Controlla la connessione e riprova: i dati del modulo restano.',
  invalid: 'Alcuni campi non sono validi: correggili e salva di nuovo.',
  files: (failed: number) =>
    failed === 1
      ? 'Un file non è stato caricato: riprova o rimuovilo, poi salva di nuovo.'
      : `${failed} file non sono stati caricati: riprova o rimuovili, poi salva di nuovo.`,
  other: 'Il salvataggio non è riuscito. I dati del modulo restano: riprova.',
};
