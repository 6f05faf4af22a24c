/** The texts of the product form. */
export const formTexts = {
  newTitle: 'Nuovo prodotto',
  editTitle: (name: string) => `Modifica ${name}`,
  basics: 'Dati del prodotto',
  name: 'Nome',
  description: 'Descrizione',
  category: 'Categoria',
  subcategory: 'Cilindrata',
  noSubcategory: 'Nessuna in particolare',
  featured: 'In evidenza',
  featuredHint: 'I prodotti in evidenza aprono il catalogo.',
  specs: 'Specifiche tecniche',
  specsHint: 'Tutte facoltative. Il Codice Articolo compare sulla scheda del prodotto.',
  extraSpecs: 'Altre specifiche',
  extraLabel: 'Nome',
  extraValue: 'Valore',
  extraLabelOf: (number: number) => `Nome della specifica ${number}`,
  extraValueOf: (number: number) => `Valore della specifica ${number}`,
  halfFilled: 'Servono sia il nome sia il valore: così non viene salvata.',
  addSpec: 'Aggiungi specifica',
  removeSpec: (label: string, number: number) => `Rimuovi la specifica ${label || number}`,
  save: 'Salva',
  create: 'Crea prodotto',
  saving: 'Salvataggio...',
  waiting: (left: number) => (left === 1 ? 'In attesa di 1 file...' : `In attesa di ${left} file...`),
  waitingNote: 'Il prodotto viene salvato appena i file sono caricati.',
  cancel: 'Annulla',
  leave: 'Ci sono modifiche non salvate. Vuoi uscire senza salvarle?',
  created: 'Prodotto creato!',
  createdText: (name: string) => `${name} è in catalogo.`,
  createFailed: 'Errore nella creazione',
  createFailedText: 'Impossibile creare il prodotto. Riprova',
  updated: 'Prodotto aggiornato!',
  updatedText: (name: string) => `Le modifiche a ${name} sono in catalogo.`,
  updateFailed: "Errore nell'aggiornamento",
  updateFailedText: 'Impossibile aggiornare il prodotto. Riprova',
};

/** What the form says about a save that failed; what was typed is always still there. */
export const failureTexts = {
  conflict:
    'Nel frattempo questo prodotto è stato modificato altrove. Carica la versione aggiornata: le tue modifiche restano nel modulo.',
  reload: 'Carica la versione aggiornata',
  reloading: 'Caricamento...',
  merged: 'Versione aggiornata caricata. Le tue modifiche sono rimaste nel modulo: controlla e salva.',
  gone: 'Nel frattempo questo prodotto è stato eliminato. Se salvi adesso, diventa un prodotto nuovo con i dati del modulo e le immagini che hai aggiunto.',
  session: 'Serve un nuovo accesso: accedi e salva ancora. I dati del modulo restano.',
  network: 'Il server non risponde. Controlla la connessione e riprova: i dati del modulo restano.',
  invalid: 'Alcuni campi non sono validi: correggili e salva di nuovo.',
  files: (failed: number) =>
    failed === 1
      ? 'Un file non è stato caricato: riprova o rimuovilo, poi salva di nuovo.'
      : `${failed} file non sono stati caricati: riprova o rimuovili, poi salva di nuovo.`,
  other: 'Il salvataggio non è riuscito. I dati del modulo restano: riprova.',
};
