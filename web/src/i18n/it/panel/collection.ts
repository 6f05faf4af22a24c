import { plural } from '../../format.ts';
import { sortingTexts } from '../item-texts.ts';

/** Sortable lines of a form. */
export const rows = {
  drag: (name: string) => `Trascina ${name}`,
  earlier: (name: string) => `Sposta su ${name}`,
  later: (name: string) => `Sposta giù ${name}`,
  ...sortingTexts('la riga', 'a'),
};

export const preview = {
  share: 'Condividi',
  create: 'Anteprima',
  text: (name: string, end: string) =>
    `Chi ha questo link vede la pagina di ${name} com’è salvata adesso e dopo ogni modifica, anche se i visitatori non la vedono. Il link vale fino al ${end}.`,
  link: 'Link',
  copy: 'Copia il link',
  copied: 'Link copiato',
  copyFailed: 'Non è stato possibile copiare: seleziona il link a mano.',
  open: 'Apri l’anteprima',
  linksTitle: 'Link di anteprima',
  linksHint: 'Chi ha un link vede la pagina anche se i visitatori non la vedono, finché il link vale o lo termini qui.',
  showLinks: 'Mostra i link',
  linksOf: (name: string) => `Link di anteprima di ${name}`,
  none: 'Nessun link di anteprima.',
  created: (moment: string) => `Creato il ${moment}`,
  until: (moment: string) => `Vale fino al ${moment}`,
  end: 'Termina',
  endOf: (moment: string) => `Termina il link creato il ${moment}`,
  ended: 'Link di anteprima terminato',
  endFailed: 'Non è stato possibile terminare il link. Riprova',
  failed: 'Non è stato possibile creare l’anteprima. Riprova',
};

/** A form whose item was saved elsewhere during the edit. */
export const conflict = {
  savedBy: (date: string, by: string | null) =>
    by === null ? `L’altra versione è del ${date}.` : `L’altra versione è del ${date}, salvata da ${by}.`,
  showTheirs: 'Mostra quella versione',
  showMine: 'Torna alla mia',
  saveMine: 'Salva la mia',
  theirsShown: 'Nel modulo c’è la versione salvata altrove. La tua resta da parte.',
  differences: (count: number) => plural(count, 'campo diverso', 'campi diversi'),
  noDifference: 'I campi sono uguali nelle due versioni.',
  mine: 'La mia',
  theirs: 'L’altra',
  /** Two lists of files, for example, with the same count. */
  alike: 'diversi per file, ordine o dettagli',
  more: (count: number) => `e ${plural(count, 'altra riga', 'altre righe')}`,
  yes: 'Sì',
  no: 'No',
  storedFile: 'File già salvato',
  files: (count: number) => `${count} file`,
  /** Labels of fields that a version names differently or not at all, and of their parts. */
  fields: {
    pictures: 'Immagini',
    drawing: 'Disegno dell’esploso',
    points: 'Punti dell’esploso',
    sheet: 'Scheda tecnica',
    image: 'Immagine',
    focalPoint: 'Che cosa non tagliare',
    x: 'Da sinistra',
    y: 'Dall’alto',
    alt: 'Descrizione della foto',
    labels: 'Nomi delle specifiche',
  },
};

export const versions = {
  title: 'Versioni',
  open: 'Mostra le versioni',
  titleOf: (name: string) => `Versioni di ${name}`,
  current: 'versione attuale',
  by: (name: string) => `Salvata da ${name}`,
  /** `value` is empty if the former value cannot be shown. */
  takeBack: (value: string) => (value ? `Riprendi «${value}»` : 'Riprendi com’era'),
  takenBack: 'Ripreso nel modulo: salva per tenerlo',
  restore: 'Ripristina',
  restoreOf: (version: number, moment: string) => `Ripristina la versione ${version}, ${moment}`,
  undoFailed: 'Non è stato possibile annullare il ripristino. Riprova',
  gone: 'Questa versione, o un suo file, non c’è più: non si può ripristinare',
  failed: 'Non è stato possibile ripristinare la versione. Riprova',
};
