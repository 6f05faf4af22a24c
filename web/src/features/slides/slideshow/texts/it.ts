export const it = {
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
  /** What the built-in pictures show, in their order. */
  pictures: [
    'Motore .21 rosso',
    'Marmitta in titanio',
    'Pistone, camicia, biella, albero, cuscinetto e candela',
    'Motore .12 viola',
    'Testa di raffreddamento',
    'Bottiglia, accendicandela e chiave',
    'Frizione e campana',
    'Carburatore',
    'Albero motore e cuscinetti',
  ],
};
