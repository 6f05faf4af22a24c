import { productLimits } from '@rombo/shared/collections/product';
import { sortingTexts } from '../item-texts.ts';

/** Saving a form with files. Typed values are always kept. */
export const saving = {
  required: 'I campi con * sono obbligatori.',
  save: 'Salva',
  saving: 'Salvataggio...',
  waiting: (left: number) => (left === 1 ? 'In attesa di 1 file...' : `In attesa di ${left} file...`),
  waitingNote: 'Il salvataggio parte appena i file sono caricati.',
  cancel: 'Annulla',
  unsaved: (date: string) => `Su questo dispositivo ci sono modifiche non salvate del ${date}.`,
  unsavedToo: (date: string) => `Su questo dispositivo ci sono anche altre modifiche non salvate, del ${date}.`,
  filesFound: (count: number) =>
    count === 1 ? 'Ritrovato 1 file che avevi scelto.' : `Ritrovati ${count} file che avevi scelto.`,
  filesLost: (names: string) => `Da aggiungere di nuovo: ${names}.`,
  takeUnsaved: 'Riprendi le modifiche',
  dropUnsaved: 'Elimina le modifiche',
  leave: 'Ci sono modifiche non salvate. Vuoi uscire senza salvarle?',
  session: 'Serve un nuovo accesso: accedi e salva ancora. I dati del modulo restano.',
  network: 'Il server non risponde. Controlla la connessione e riprova: i dati del modulo restano.',
  invalid: 'Alcuni campi non sono validi: correggili e salva di nuovo.',
  files: (failed: number) =>
    failed === 1
      ? 'Un file non è stato caricato: riprova o rimuovilo, poi salva di nuovo.'
      : `${failed} file non sono stati caricati: riprova o rimuovili, poi salva di nuovo.`,
  unreadableDate: 'Questa data o quest’ora non è completa o non esiste: correggila o cancellala.',
  other: 'Il salvataggio non è riuscito. I dati del modulo restano: riprova.',
};

const most = productLimits.images;

/** Texts of the data sheet in another language. */
export const sheetTexts = (language: string) => ({
  sheet: `Scheda tecnica in ${language}`,
  addSheet: `Aggiungi il PDF in ${language}`,
  removeSheetOf: `Rimuovi la scheda tecnica in ${language}`,
});

export const files = {
  picturesHint: `JPG, PNG o GIF, al massimo 5 MB ciascuna, fino a ${most}. La prima è la copertina.`,
  addPictures: 'Aggiungi immagini',
  dropHere: 'oppure trascinale qui',
  drop: 'Lascia qui le immagini',
  pictureOf: (position: number, count: number) => `Immagine ${position} di ${count}`,
  cover: 'Copertina',
  drag: (position: number) => `Trascina l’immagine ${position}`,
  earlier: (position: number) => `Sposta l’immagine ${position} indietro`,
  later: (position: number) => `Sposta l’immagine ${position} avanti`,
  toCover: (position: number) => `Usa l’immagine ${position} come copertina`,
  altAndFocus: 'Descrizione della foto e che cosa non tagliare',
  ofPicture: (position: number) => `dell’immagine ${position}`,
  removePicture: (position: number) => `Rimuovi l’immagine ${position}`,
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
  hasSheet: 'PDF presente',
  sheetHint: 'Un PDF, al massimo 5 MB.',
  addSheet: 'Aggiungi il PDF',
  replaceSheet: 'Sostituisci',
  removeSheet: 'Rimuovi',
  removeSheetOf: 'Rimuovi la scheda tecnica',
  openSheet: 'Apri la scheda attuale',
  sheetGone: 'Salvando, la scheda attuale viene rimossa.',
  restoreSheet: 'Tieni la scheda attuale',
  ...sortingTexts('l’immagine', 'a'),
};

export const preparing = {
  queued: 'In coda',
  preparing: 'Preparazione…',
  preparingOf: (name: string) => `Preparazione di ${name}`,
  /** For screen readers, in place of the arrow between two sizes. */
  fromTo: (before: string, after: string) => `da ${before} a ${after}`,
  faults: {
    unreadable: (name: string) => `${name} non si riesce a leggere: forse il file è rovinato. Scegli un’altra foto.`,
    incomplete: (name: string) => `${name} è incompleto: il file si interrompe a metà. Copialo di nuovo dal telefono.`,
    hdr: (name: string) => `${name} è in HDR: sul sito sarebbe sbiadita. Salvala in SDR (sRGB) e riprova.`,
    'too-large': (name: string) => `${name} supera i 5 MB e non si può rimpicciolire.`,
  },
  notPrepared: (name: string) => `La preparazione di ${name} non è riuscita.`,
  offer: (count: number) =>
    count === 1
      ? 'Una foto supera i 5 MB: possiamo rimpicciolirla qui. Sul sito si vedrà bene lo stesso.'
      : `${count} foto superano i 5 MB: possiamo rimpicciolirle qui. Sul sito si vedranno bene lo stesso.`,
  accept: (count: number) =>
    count === 1 ? 'Rimpicciolisci e aggiungi la foto' : `Rimpicciolisci e aggiungi ${count} foto`,
  decline: (count: number): string => (count === 1 ? 'Lasciala fuori' : 'Lasciale fuori'),
};

export const uploads = {
  uploading: (name: string) => `Caricamento di ${name}`,
  sent: 'Caricata',
  failed: 'Caricamento non riuscito',
  sessionEnded: 'Serve un nuovo accesso: accedi e riprova',
};

/** Field for an item's picture. */
export const pictureField = {
  image: 'Immagine',
  imageHint: 'JPG, PNG o GIF, al massimo 5 MB. Orizzontale, con il soggetto libero dal testo.',
  choose: 'Scegli l’immagine',
  replace: 'Sostituisci l’immagine',
  restore: 'Tieni l’immagine attuale',
  remove: 'Rimuovi l’immagine',
  preview: 'Anteprima dell’immagine',
  alt: 'Descrizione della foto',
  altHint: 'Dice che cosa si vede, a chi non vede l’immagine.',
  dropHere: 'oppure trascinala qui',
  drop: 'Lascia qui l’immagine',
  tooLarge: 'File troppo grande',
  tooLargeText: 'Il file è più grande di 5MB',
  wrongType: 'Tipo di file non valido',
  wrongTypeText: 'Il file non è un’immagine JPG, PNG o GIF',
  empty: 'File vuoto',
  emptyText: 'Il file non contiene nulla',
};
