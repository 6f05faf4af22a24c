/** Texts of a form with files while saving and on failure; typed values are always kept. */
export default {
  required: 'I campi con * sono obbligatori.',
  save: 'Salva',
  saving: 'Salvataggio...',
  waiting: (left: number) => (left === 1 ? 'In attesa di 1 file...' : `In attesa di ${left} file...`),
  waitingNote: 'Il salvataggio parte appena i file sono caricati.',
  cancel: 'Annulla',
  unsaved: (date: string) => `Su questo dispositivo ci sono modifiche non salvate del ${date}.`,
  unsavedFiles: 'Le immagini e i PDF che avevi scelto vanno aggiunti di nuovo.',
  takeUnsaved: 'Riprendi le modifiche',
  dropUnsaved: 'Elimina le modifiche',
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
