/** Search of the catalogue. */
export default {
  label: 'Cerca nel catalogo',
  placeholder: 'Nome, codice o parola',
  search: 'Cerca',
  suggestions: 'Suggerimenti',
  recent: 'Ricerca recente',
  whichEngine: 'Che motore hai?',
  chooseEngine: 'Scegli il tuo motore',
  showParts: 'Mostra i ricambi',
  partsOf: (engine: string) => `Ricambi e accessori per ${engine}`,
  resultsFor: (words: string) => `Risultati per «${words}»`,
  showAll: 'Mostra tutto il catalogo',
  unknownEngine: 'Questo motore non è in catalogo: qui sotto ci sono tutti i prodotti.',
  nothingFound:
    'Prova con meno parole, con il codice senza trattini o con il nome del motore. Se non lo trovi, chiedi a noi:',
  askUs: 'scrivici che cosa cerchi',
};
