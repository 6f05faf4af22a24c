export const frame = {
  head: { title: 'Pannello admin', description: 'Area riservata.' },
  logout: 'Esci',
  sections: 'Sezioni del pannello',
  products: 'Prodotti',
  slides: 'Slider',
  messages: 'Messaggi',
  settings: 'Impostazioni',
  dealers: 'Rivenditori',
  results: 'Risultati',
  news: 'News',
  trash: 'Cestino',
  checkFailed: 'Non siamo riusciti a verificare l’accesso. Riprova.',
};

export const reminder = {
  label: 'Sicurezza dell’accesso',
  text: 'Oggi per entrare basta una password. Con la verifica in due passaggi, chi scopre la password resta comunque fuori.',
  open: 'Attivala in Impostazioni',
  dismiss: 'Non ora',
};

export const trash = {
  title: 'Cestino',
  loading: 'Caricamento del cestino...',
  failedTitle: 'Errore nel caricamento',
  failedText: 'Impossibile caricare il cestino. Riprova più tardi.',
  emptyTitle: 'Il cestino è vuoto',
  emptyText: (days: number) =>
    `I prodotti, le slide, i risultati e le notizie che elimini restano qui per ${days} giorni.`,
  hint: (days: number) =>
    `Quello che elimini resta qui per ${days} giorni con le sue immagini e torna com’era quando lo ripristini.`,
  kinds: { product: 'Prodotto', slide: 'Slide', result: 'Risultato', news: 'Notizia' },
  untitled: 'Slide senza titolo',
  deleted: (day: string) => `nel cestino dal ${day}`,
  until: (day: string) => `resta fino al ${day}`,
  restore: 'Ripristina',
  restoreOf: (name: string) => `Ripristina ${name}`,
  restored: 'Ripristinato!',
  restoreFailed: 'Non è stato possibile ripristinarlo. Riprova',
  remove: 'Elimina per sempre',
  removeOf: (name: string) => `Elimina per sempre ${name}`,
  confirmRemoval: (name: string) => `Vuoi eliminare ${name} per sempre? Non si potrà più ripristinare.`,
  removed: 'Eliminato per sempre',
  removalFailed: 'Non è stato possibile eliminarlo. Riprova',
  undo: 'Annulla',
  undoHint: 'Annulla l’eliminazione dal cestino',
};
