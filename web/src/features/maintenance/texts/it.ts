/** What the maintenance page says in Italian. */
export const it = {
  state: 'Stato',
  closed: 'Ai box',
  open: 'In pista',
  help: 'Hai fretta?',
  retry: 'Riprova',
  checking: 'Controllo in corso...',
  still: 'Ancora ai box. Controllato alle {time}.',
  home: 'Vai al sito',
  online: 'Il sito è online',
  onlineText: 'Nessuna manutenzione in corso: puoi navigare come sempre.',
  automatic: 'Non serve ricaricare: controlliamo ogni minuto, e quando il sito riapre torni alla pagina che cercavi.',
};

export type MaintenanceTexts = typeof it;
