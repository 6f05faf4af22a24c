import type { SlideFields } from '@rombo/shared/slide';

/** A slide of the demo homepage: its fields, and the name of its picture in `./pictures`. */
export interface SeedSlide extends SlideFields {
  picture: string;
}

/** The slides of the homepage; the last one waits for its season. */
export const slides: readonly SeedSlide[] = [
  {
    title: 'Tuono .21, il rombo nasce a Montirone',
    description: 'Apertura della stagione. Il soggetto sta a destra: titolo a sinistra.',
    order: 1,
    active: true,
    picture: 'slide-1.jpg',
  },
  {
    title: 'Marmitte in titanio, 41 grammi',
    description: 'Foto dalla prova al banco di marzo. Da togliere se la .12 in titanio va esaurita.',
    order: 2,
    active: true,
    picture: 'slide-2.jpg',
  },
  {
    title: 'Dentro ogni motore, tolleranze al micron',
    description: 'Pistone, camicia, biella, albero e cuscinetto di un .21. Approvata da Danilo.',
    order: 3,
    active: true,
    picture: 'slide-3.jpg',
  },
  {
    title: 'Scintilla .12 Corsa, 46.000 giri',
    description: 'Il soggetto sta a sinistra: il titolo va a destra.',
    order: 4,
    active: true,
    picture: 'slide-4.jpg',
  },
  {
    title: 'Pronti per i box',
    description: 'Accessori: da riattivare a dicembre, con le offerte di Natale.',
    order: 5,
    active: false,
    picture: 'slide-6.jpg',
  },
];
