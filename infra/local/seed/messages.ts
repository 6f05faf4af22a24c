import type { Body } from '@rombo/shared/routes';

/** The contact messages of the demo inbox, the oldest first. */
export const messages: readonly Body<'sendContact'>[] = [
  {
    firstName: 'Walter',
    lastName: 'Zanardelli',
    email: 'walter.zanardelli@posta.example',
    phone: '+39 030 0000123',
    subject: 'Assistenza Post-Vendita',
    message:
      'Buongiorno, ho un Tuono .21 Buggy con circa sei litri. Da due gare fatica a tenere il minimo a caldo. Posso spedirvelo per un controllo di pistone e cuscinetti? Vorrei sapere tempi e costo indicativo prima di mandarlo.',
  },
  {
    firstName: 'Federica',
    lastName: 'Morandini',
    email: 'f.morandini@posta.example',
    phone: null,
    subject: 'Informazioni Prodotti',
    message:
      "Ciao, la marmitta .12 in titanio va bene anche su un motore di un'altra marca con scarico posteriore? E il collettore è compreso o va preso a parte? Grazie.",
  },
  {
    firstName: 'Gabriele',
    lastName: 'Pasotti',
    email: 'gabriele.pasotti@posta.example',
    phone: '+39 347 0000456',
    subject: 'Consulenza Tecnica',
    message:
      "Corro in 1:8 pista con il Saetta .21 e la miscela al 16%. D'inverno con 5 gradi in pista mi resta freddo, sugli 85 °C. Meglio coprire la testa, togliere uno spessore o passare a una candela più calda?\n\nGrazie mille.",
  },
  {
    firstName: 'Ivano',
    lastName: 'Bresciani',
    email: 'negozio@modellismobresciani.example',
    phone: '+39 0371 000789',
    subject: 'Collaborazioni',
    message:
      "Salve, abbiamo un negozio di modellismo con pista in provincia di Lodi. Ci interessa tenere i vostri ricambi .21 a scaffale. Avete un listino per rivenditori e un minimo d'ordine?",
  },
  {
    firstName: 'Sofia',
    lastName: 'Lanfranchi',
    email: 'sofia.lanfranchi@posta.example',
    phone: null,
    subject: 'Informazioni Prodotti',
    message:
      'Buonasera, vorrei regalare il primo motore a mio padre, che ha una buggy 1:8 ferma da anni. Meglio il Tuono normale o il Corsa? Lui guida bene ma non gareggia. Servono anche candele e accendicandela?',
  },
  {
    firstName: 'Michele',
    lastName: 'Tonoli',
    email: 'michele.tonoli@posta.example',
    phone: '+39 333 0000912',
    subject: 'Altro',
    message:
      'Ho visto che a Montirone avete il banco prova. Il nostro club di Brescia verrebbe volentieri un sabato mattina, siamo una decina. Organizzate visite in officina?',
  },
];
