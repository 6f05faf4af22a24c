/** What a product's page says in Italian: the source of its texts. */
export const it = {
  path: 'Percorso',
  pictures: 'Immagini del prodotto',
  noImage: 'Nessuna immagine',
  photo: (number: number, total: number) => `Foto ${number} di ${total}`,
  previousPhoto: 'Foto precedente',
  nextPhoto: 'Foto successiva',
  specs: 'Dati tecnici',
  articleCode: 'Codice Articolo',
  sheet: 'Scheda tecnica (PDF)',
  ask: 'Chiedi informazioni',
  askHint: 'Ti risponde chi lo costruisce, a Montirone.',
  related: 'Nella stessa categoria',
  failedTitle: 'Errore nel caricamento',
  failedText: 'Impossibile caricare il prodotto. Riprova più tardi.',
  goneTitle: 'Prodotto fuori catalogo',
  goneText:
    'Questo prodotto non è più nel catalogo, oppure il suo indirizzo è cambiato. Nel catalogo trovi quello che costruiamo oggi; per ricambi di modelli precedenti scrivici.',
  toCatalogue: 'Vai al catalogo',
  toContact: 'Scrivici',
};

export type ProductTexts = typeof it;
