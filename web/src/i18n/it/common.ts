export const common = {
  loading: 'Caricamento...',
  retry: 'Riprova',
  close: 'Chiudi',
  error: 'Errore',
  failedTitle: 'Qualcosa non ha funzionato',
  failedText: 'Non siamo riusciti a caricare questi dati. Riprova più tardi.',
  pageFailed: 'La pagina non si è caricata. Ricaricala per riprovare.',
  notLoaded: 'Non siamo riusciti a caricare questa parte del sito. Controlla la connessione: appena torna, riproviamo.',
  reload: 'Ricarica la pagina',
  notifications: 'Notifiche ({hotkey})',
  newTab: 'si apre in una nuova scheda',
  noImage: 'Nessuna immagine',
};
