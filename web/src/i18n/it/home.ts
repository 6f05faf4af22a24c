import { company } from '@rombo/shared/words/company';

export default {
  head: {
    title: 'Motori da competizione per automodelli',
    description:
      'Motori a scoppio, marmitte, ricambi e accessori per automodelli radiocomandati da gara. Progettati e costruiti in Italia dal 2003.',
  },
  headline: 'Precisione che si sente',
  subtitle: 'Motori a scoppio da 3,5 e 2,1 cc per automodelli da gara: disegnati, lavorati e messi a punto in Italia.',
  explore: 'Esplora i prodotti',
  more: 'Conosci l’azienda',
  why: 'Perché correre con un ROMBO',
  years: 'anni di esperienza',
  yearsText: `Dal ${company.foundedIn} il nostro lavoro è uno solo: far girare forte, e a lungo, motori da pochi centimetri cubi.`,
  engines: 'motori prodotti',
  enginesText: `Pistone e camicia di ognuno sono accoppiati a mano, uno a uno, nella nostra officina di ${company.town}.`,
  champion: 'Multiple World Champion',
  championText:
    'Tre stagioni chiuse con il titolo mondiale. Quello che impariamo in gara torna nei motori che vendiamo.',
  results: 'I risultati della stagione',
  engine: {
    title: 'Che motore hai?',
    lead: 'Scegli il tuo: ti mostriamo i ricambi e gli accessori che gli vanno bene, e questo dispositivo se lo ricorda.',
    classes: 'Non sai quale? Scegli dalla classe',
    mine: 'Il tuo motore',
  },
  news: 'Che cosa c’è di nuovo',
  win: { title: 'L’ultima vittoria', with: 'Ha vinto con', all: 'Tutti i risultati' },
  catalogue: 'Che cosa costruiamo',
  lines: {
    motori: { name: 'Motori Completi', alt: 'Motore da 3,5 cc con testa rossa e carburatore' },
    marmitte: { name: 'Marmitte', alt: 'Marmitta in titanio con i colori del calore, dal viola al blu' },
    ricambi: { name: 'Ricambi', alt: 'Pistone accanto alla sua camicia dorata' },
    accessori: { name: 'Accessori', alt: 'Chiave a croce rossa per candele e dadi' },
  },
  slideshow: {
    label: 'Immagini in primo piano',
    carousel: 'carosello',
    slide: 'immagine',
    position: (number: number, total: number) => `${number} di ${total}`,
    pause: 'Ferma lo scorrimento',
    play: 'Riprendi lo scorrimento',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    choose: 'Scegli un’immagine',
    goTo: (number: number) => `Vai all’immagine ${number}`,
    /** Alternative texts of the built-in pictures, in order. */
    pictures: [
      'Tuono .21 su un supporto da banco, con il disco graduato sull’albero',
      'Marmitta in titanio',
      'Carter, pistone, camicia, biella, albero, cuscinetto e candela',
      'Scintilla .12 Corsa nel telaio di una 1:10',
      'Testa di raffreddamento rossa',
      'Tavolo ai box: bottiglia per miscela, accendicandela, chiave e motore',
      'Frizione e campana',
      'Carburatore di un Saetta .21',
      'Albero motore e cuscinetti',
    ],
  },
};
