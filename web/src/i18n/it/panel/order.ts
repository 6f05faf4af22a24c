/** The texts of the list in which products are put in order. */
export default {
  open: 'Cambia l’ordine',
  title: 'Ordine dei prodotti',
  hint: 'Trascina una riga, o usa le frecce: l’ordine è salvato subito ed è quello che vedono i visitatori. I prodotti in evidenza restano in cima; quelli nuovi vengono per primi.',
  category: 'Categoria da ordinare',
  all: 'Tutti',
  done: 'Torna all’elenco',
  toTop: (name: string) => `Porta in cima ${name}`,
  none: 'Nessun prodotto.',
  saving: 'Salvataggio dell’ordine...',
  saved: 'Ordine salvato.',
  failed: "Errore nell'aggiornamento",
  stale: 'Nel frattempo l’ordine è cambiato altrove: ora vedi quello salvato. Sposta di nuovo il prodotto',
  failedText: 'Impossibile salvare l’ordine dei prodotti. Riprova',
};
