export default {
  pictures: 'Immagini del prodotto',
  specs: 'Dati tecnici',
  sheet: 'Scheda tecnica (PDF)',
  sheetIn: { it: 'Scheda tecnica in italiano (PDF)', en: 'Scheda tecnica in inglese (PDF)' },
  ask: 'Chiedi informazioni',
  askHint: 'Ti risponde chi lo costruisce, a Montirone.',
  whereToBuy: 'Dove comprare',
  share: { label: 'Condividi', copied: 'Indirizzo copiato', failed: 'Copia questo indirizzo' },
  related: 'Nella stessa categoria',
  failedText: 'Impossibile caricare il prodotto. Riprova più tardi.',
  goneTitle: 'Prodotto fuori catalogo',
  goneText:
    'Questo prodotto non è più nel catalogo, oppure il suo indirizzo è cambiato. Nel catalogo trovi quello che costruiamo oggi; per ricambi di modelli precedenti scrivici.',
  toCatalogue: 'Vai al catalogo',
  toContact: 'Scrivici',
  fits: 'Adatto a',
  together: 'Di solito si cambiano insieme',
  sameKind: 'Lo stesso per altri motori',
  sameClass: 'Nella stessa classe',
  won: 'Che cosa ha vinto',
  vat: 'IVA inclusa',
  replacedBy: 'Al suo posto:',
  /** The bar at the bottom of a phone. */
  bar: { label: 'Azioni', ask: 'Chiedi', sheet: 'Scheda' },
  sections: { label: 'Sezioni della pagina', data: 'Dati', bench: 'Banco', exploded: 'Esploso', parts: 'Ricambi' },
  /** The exploded view of a product. */
  exploded: {
    title: 'Esploso',
    zoom: 'Ingrandisci il disegno',
    drawingOf: (name: string) => `Esploso: ${name}`,
    part: 'Pezzo',
    previous: 'Pezzo precedente',
    next: 'Pezzo successivo',
    choose: 'Tocca un numero, oppure usa le frecce.',
  },
  /** Opens the pictures taken around a product. */
  turn: 'Gira il motore',
  /** Power curves, on pages of products, in the comparison and in the product form. */
  curve: {
    title: 'Al banco',
    power: 'Potenza massima',
    torque: 'Coppia massima',
    at: (value: string, rpm: string) => `${value} a ${rpm} giri/min`,
    horsepower: 'CV',
    speed: 'giri/min',
    values: 'Tabella dei valori',
  },
};
