export default {
  head: {
    title: '404 Page Not Found',
    description: 'Pagina non trovata.',
  },
  lead: 'Qui la pista finisce: a questo indirizzo non c’è nessuna pagina. Forse il collegamento è vecchio, o manca una lettera.',
  ways: 'Da qui si riparte',
  products: 'Il catalogo: motori, marmitte, ricambi, accessori',
  company: 'Chi costruisce i motori, dal 2003',
  contact: 'Scrivici: se cercavi un ricambio, lo troviamo noi',
  home: 'Torna al via',
};
