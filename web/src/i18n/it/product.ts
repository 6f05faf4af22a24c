export default {
  path: 'Percorso',
  pictures: 'Immagini del prodotto',
  specs: 'Dati tecnici',
  sheet: 'Scheda tecnica (PDF)',
  ask: 'Chiedi informazioni',
  askHint: 'Ti risponde chi lo costruisce, a Montirone.',
  related: 'Nella stessa categoria',
  failedText: 'Impossibile caricare il prodotto. Riprova più tardi.',
  goneTitle: 'Prodotto fuori catalogo',
  goneText:
    'Questo prodotto non è più nel catalogo, oppure il suo indirizzo è cambiato. Nel catalogo trovi quello che costruiamo oggi; per ricambi di modelli precedenti scrivici.',
  toCatalogue: 'Vai al catalogo',
  toContact: 'Scrivici',
  toParts: 'Ricambi e accessori',
  fits: 'Adatto a',
  sameClass: 'Nella stessa classe',
};
