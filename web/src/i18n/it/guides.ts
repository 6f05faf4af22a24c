export default {
  head: {
    title: 'Guide',
    description:
      'Rodaggio, carburazione, candele, manutenzione, garanzia: le guide dell’officina ROMBO POWER per chi corre con i motori .21 e .12.',
  },
  lead: 'Quello che ti diremmo in officina, scritto una volta per tutte. Stampale e tienile in cassetta.',
  none: 'Le guide arrivano presto. Nel frattempo scrivici dalla pagina Contatti.',
  forAll: 'Per tutti i motori',
  contents: 'In questa guida',
  sheet: 'Scarica il PDF',
  engines: 'Vale per questi motori',
  others: 'Altre guide',
  question: 'Qui non c’è la risposta che cercavi? Chiedi a chi costruisce i motori.',
  ask: 'Scrivici',
  goneTitle: 'Questa guida non c’è',
  goneText: 'È stata tolta, oppure il suo indirizzo è cambiato.',
  toAll: 'Vedi tutte le guide',
};
