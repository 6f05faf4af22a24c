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
  chooseText: 'Nel catalogo premi «Confronta» sui prodotti che ti interessano, da due a quattro, poi torna qui.',
  chooseAnother: 'Un prodotto c’è già: aggiungine un altro.',
  offered: 'Aggiungi al confronto',
  mine: 'Il tuo motore',
};
