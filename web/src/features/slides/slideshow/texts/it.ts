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
    'Motore .21 con testa anodizzata rossa',
    'Marmitta accordata con riflessi di titanio scaldato',
    'Pistone e camicia, biella, albero motore, cuscinetto e candela',
    'Motore .12 con testa anodizzata viola e scarico posteriore',
    'Testa di raffreddamento rossa vista da vicino',
    'Bottiglia per la miscela, accendicandela e chiave a croce',
    'Volano con ceppi della frizione e campana',
    'Carburatore di un motore con testa dorata',
    'Albero motore con i suoi cuscinetti',
  ],
};
