export default {
  head: {
    title: 'Confronta i prodotti',
    description:
      'Due, tre o quattro prodotti ROMBO POWER affiancati: dati tecnici, cifre a confronto e curve di potenza in un solo grafico.',
  },
  lead: 'Fino a quattro prodotti affiancati. L’indirizzo di questa pagina si può salvare e inviare.',
  table: 'Confronto dei dati tecnici',
  spec: 'Dato',
  differs: 'diverso',
  differsHint: 'I dati con ≠ sono diversi; le differenze sono dal primo prodotto.',
  onlyDiffering: 'Solo le differenze',
  best: 'migliore',
  missing: 'non indicato',
  curves: 'Potenza al banco',
  chooseTitle: 'Scegli almeno due prodotti',
  chooseText: 'Comincia da uno dei motori qui sotto, o premi «Confronta» sui prodotti del catalogo.',
  chooseAnother: 'Un prodotto c’è già: aggiungine un altro.',
  offered: 'Aggiungi al confronto',
  mine: 'Il tuo motore',
};
