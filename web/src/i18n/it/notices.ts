export default {
  notFound: {
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
  },
  maintenance: {
    head: {
      title: 'Sito in manutenzione',
      description: 'Il sito ROMBO POWER è in manutenzione e torna online a breve.',
    },
    text: (hasEnd: boolean) =>
      `Siamo ai box per una messa a punto.${hasEnd ? '' : ' Torniamo in pista a breve: riprova tra qualche minuto.'}`,
    until: 'Riapertura prevista (ora italiana):',
    ownerStrip: 'Sito in manutenzione: lo vedi solo tu, perché hai effettuato l’accesso.',
    ownerLink: 'Apri le impostazioni',
    state: 'Stato',
    closed: 'Ai box',
    open: 'In pista',
    help: 'Hai fretta?',
    checking: 'Controllo in corso...',
    still: (time: string) => `Ancora ai box. Controllato alle ${time}.`,
    home: 'Vai al sito',
    online: 'Il sito è online',
    onlineText: 'Nessuna manutenzione in corso: puoi navigare come sempre.',
    automatic: 'Non serve ricaricare: controlliamo ogni minuto, e quando il sito riapre torni alla pagina che cercavi.',
  },
  legal: {
    heads: {
      privacy: {
        title: 'Privacy Policy',
        description: 'Come ROMBO POWER tratta i dati personali di chi visita il sito e di chi scrive.',
      },
      cookies: {
        title: 'Cookie Policy',
        description: 'Il sito ROMBO POWER usa soltanto cookie tecnici: quali sono e a che cosa servono.',
      },
    },
    contents: 'Indice',
    updated: 'Ultimo aggiornamento:',
    company: 'Dati della società',
  },
};
