import { productLimits } from '@rombo/shared/product';
import { plural } from '../../plural.ts';

const most = productLimits.images;

/** The texts about pictures and the technical sheet. */
export default {
  pictures: 'Immagini',
  picturesHint: `JPG, PNG o GIF, al massimo 5 MB ciascuna, fino a ${most}. La prima è la copertina.`,
  addPictures: 'Aggiungi immagini',
  dropHere: 'oppure trascinale qui',
  drop: 'Lascia qui le immagini',
  pictureOf: (position: number, count: number) => `Immagine ${position} di ${count}`,
  countOf: (count: number) => plural(count, 'immagine', 'immagini'),
  cover: 'Copertina',
  draggable: 'ordinabile',
  drag: (position: number) => `Trascina l'immagine ${position}`,
  earlier: (position: number) => `Sposta l'immagine ${position} indietro`,
  later: (position: number) => `Sposta l'immagine ${position} avanti`,
  toCover: (position: number) => `Usa l'immagine ${position} come copertina`,
  removePicture: (position: number) => `Rimuovi l'immagine ${position}`,
  moved: (position: number, count: number) => `Spostata in posizione ${position} di ${count}.`,
  pictureIssue: (position: number, message: string) => `Immagine ${position}: ${message}`,
  tooLarge: 'File too large',
  wrongType: 'Invalid file type',
  pictureTooLarge: (name: string) => `${name} is larger than 5MB`,
  notAPicture: (name: string) => `${name} is not an image file`,
  otherPicture: (name: string) => `${name} is not a JPG, PNG or GIF image file`,
  sheetTooLarge: (name: string) => `${name} must be smaller than 5MB`,
  notAPdf: (name: string) => `${name} must be a PDF file`,
  empty: 'File vuoto',
  emptyText: (name: string) => `${name} non contiene nulla`,
  tooMany: 'Troppe immagini',
  tooManyText: (left: number) =>
    `Un prodotto può avere al massimo ${most} immagini: ${left === 1 ? 'una non è stata aggiunta' : `${left} non sono state aggiunte`}.`,
  notAdded: 'Non aggiunti:',
  sheet: 'Scheda tecnica',
  sheetHint: 'Un PDF, al massimo 5 MB.',
  addSheet: 'Aggiungi il PDF',
  replaceSheet: 'Sostituisci',
  removeSheet: 'Rimuovi',
  removeSheetOf: 'Rimuovi la scheda tecnica',
  openSheet: 'Apri la scheda attuale',
  openPdf: 'Apri il PDF',
  sheetGone: 'Salvando, la scheda attuale viene rimossa.',
  restoreSheet: 'Tieni la scheda attuale',
  dragHelp:
    'Premi Invio o Spazio per prendere l’immagine, le frecce per spostarla, di nuovo Invio o Spazio per lasciarla, Esc per annullare.',
  held: (position: number, count: number) => `In mano: posizione ${position} di ${count}.`,
  over: (position: number, count: number) => `Posizione ${position} di ${count}.`,
  dropped: (position: number, count: number) => `Lasciata in posizione ${position} di ${count}.`,
  notMoved: (position: number) => `Spostamento annullato: l'immagine è di nuovo in posizione ${position}.`,
};
