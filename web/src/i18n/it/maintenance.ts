export default {
  head: {
    title: 'Sito in manutenzione',
    description: 'Il sito ROMBO POWER è in manutenzione e torna online a breve.',
  },
  text: 'Siamo ai box per una messa a punto. Torniamo in pista a breve: riprova tra qualche minuto.',
  state: 'Stato',
  closed: 'Ai box',
  open: 'In pista',
  help: 'Hai fretta?',
  retry: 'Riprova',
  checking: 'Controllo in corso...',
  still: (time: string) => `Ancora ai box. Controllato alle ${time}.`,
  home: 'Vai al sito',
  online: 'Il sito è online',
  onlineText: 'Nessuna manutenzione in corso: puoi navigare come sempre.',
  automatic: 'Non serve ricaricare: controlliamo ogni minuto, e quando il sito riapre torni alla pagina che cercavi.',
};
