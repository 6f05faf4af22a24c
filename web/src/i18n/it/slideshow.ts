export default {
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
    'Motore .21 con testa rossa',
    'Marmitta in titanio',
    'Pistone, camicia, biella, albero, cuscinetto e candela',
    'Motore .12 con testa viola',
    'Testa di raffreddamento rossa',
    'Bottiglia per miscela, accendicandela e chiave',
    'Frizione e campana',
    'Carburatore di un motore con testa oro',
    'Albero motore e cuscinetti',
  ],
};
